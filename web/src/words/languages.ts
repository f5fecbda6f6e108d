/** The languages of the game, and which one a visitor gets without asking. */

export const LANGUAGES = ["en", "de", "nl", "en-US"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself; never translated. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  "en-US": "English (US edition)",
};

/** The first of the visitor's languages that we speak: `de-AT` is German, `en-US` the US edition's English. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const exact = LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase());
    if (exact) return exact;
    const near = LANGUAGES.find((language) => language === tag.split("-")[0]?.toLowerCase());
    if (near) return near;
  }
  return "en";
}
