/** The parts that everything is made of: buttons, menus, dialogs, notices; by role and name, as people use them. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import Button from "../../src/parts/Button.svelte";
import LevelBadge from "../../src/parts/LevelBadge.svelte";
import LiveRegion from "../../src/parts/LiveRegion.svelte";
import Menu from "../../src/parts/Menu.svelte";
import { notices, spoken } from "../../src/parts/notices.svelte.ts";
import Toasts from "../../src/parts/Toasts.svelte";
import { speak } from "../speaking.ts";

beforeAll(() => speak("en"));
const text = (words: string) => createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));

describe("a button", () => {
  test("acts, and does not while it is disabled", async () => {
    const act = vi.fn();
    const { rerender } = render(Button, { children: text("Draw"), onclick: act });
    await fireEvent.click(screen.getByRole("button", { name: "Draw" }));
    await rerender({ disabled: true });
    await fireEvent.click(screen.getByRole("button", { name: "Draw" }));
    expect(act).toHaveBeenCalledTimes(1);
  });

  test("is a link where it leads somewhere", () => {
    render(Button, { children: text("Lobby"), href: "/lobby" });
    expect(screen.getByRole("link", { name: "Lobby" }).getAttribute("href")).toBe("/lobby");
  });
});

describe("a menu", () => {
  const items = () => [
    { label: "Undo", act: vi.fn() },
    { label: "Never", act: vi.fn(), disabled: true },
    { label: "Rules", href: "/rules" },
  ];

  test("is walked with the arrow keys and closed with Escape", async () => {
    render(Menu, { label: "Menu", items: items() });
    const opener = screen.getByRole("button", { name: "Menu" });
    await fireEvent.keyDown(opener, { key: "ArrowDown" });
    await tick();
    expect(opener.getAttribute("aria-expanded")).toBe("true");
    expect(document.activeElement?.textContent?.trim()).toBe("Undo");
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowUp" });
    expect(document.activeElement?.textContent?.trim()).toBe("Rules");
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(opener.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(opener);
  });

  test("chooses, but nothing that is not possible", async () => {
    const [undo, never, rules] = items();
    render(Menu, { label: "Menu", items: [undo!, never!, rules!] });
    await fireEvent.click(screen.getByRole("button", { name: "Menu" }));
    await fireEvent.click(screen.getByRole("menuitem", { name: "Never" }));
    await fireEvent.click(screen.getByRole("menuitem", { name: "Undo" }));
    expect(never!.act).not.toHaveBeenCalled();
    expect(undo!.act).toHaveBeenCalledTimes(1);
  });
});

describe("notices", () => {
  beforeEach(() => void (notices.shown = []));

  test("the same notice is shown once, and can be put away", async () => {
    render(Toasts);
    notices.toast("It is not your turn.", "bad");
    notices.toast("It is not your turn.", "bad");
    await tick();
    expect(screen.getAllByText("It is not your turn.")).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("It is not your turn.")).toBeNull();
  });

  test("what is said twice is heard twice", async () => {
    render(LiveRegion);
    const urgent = document.querySelector("[data-live=urgent]")!;
    spoken.urge("Your turn");
    await tick();
    const first = urgent.textContent;
    spoken.urge("Your turn");
    await tick();
    expect(urgent.textContent).not.toBe(first);
    expect(urgent.textContent?.trim()).toBe("Your turn");
  });
});

test("how strong a bot is stands in words beside it", () => {
  render(LevelBadge, { level: "normal" });
  expect(screen.getByText("normal")).toBeTruthy();
});
