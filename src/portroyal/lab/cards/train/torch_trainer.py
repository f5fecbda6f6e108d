"""Training with PyTorch, where it is at hand: the same as `numpy_trainer`, many times faster on a GPU."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from portroyal.bots.cards.self_play import Positions
from portroyal.bots.cards.sights import N_ENGINE
from portroyal.lab.cards.train.network import CAP, Params, head_for, scales


def fitted(
    params: Params, sets: Sequence[Positions], epochs: float, rate: float, batch: int, seed: int
) -> Params:
    """The params after so many passes through all sets; each set has one number of players."""
    import torch  # type: ignore[import-not-found,unused-ignore]

    place = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    by = {name: torch.from_numpy(np.array(scale)).to(place) for name, scale in scales().items()}
    net = {
        name: torch.from_numpy(part.copy()).to(place).requires_grad_(True) for name, part in params.items()
    }
    heads = [head_for(some.own, some.common) for some in sets]
    data = [tuple(torch.from_numpy(part).to(place) for part in some) for some in sets]
    adam = torch.optim.AdamW(list(net.values()), lr=rate, weight_decay=1e-4)
    order = np.random.default_rng(seed)
    sizes = [max(1, round(epochs * len(some.own) / batch)) for some in sets]
    lots = np.repeat(np.arange(len(sets)), sizes)
    order.shuffle(lots)
    calm = torch.optim.lr_scheduler.CosineAnnealingLR(adam, len(lots))
    for which in lots:
        own, common, shares = data[which]
        some = torch.randint(len(own), (min(batch, len(own)),), device=place)
        expected = torch.log_softmax(strengths(net, by, heads[which], own[some], common[some]), 1)
        wrong = -(shares[some] * expected).sum(1).mean()
        adam.zero_grad(set_to_none=True)
        wrong.backward()
        adam.step()
        calm.step()
    return {name: part.detach().cpu().numpy() for name, part in net.items()}


def strengths(net: Any, by: Any, head: int, own: Any, common: Any) -> Any:
    seats, table = own.float() * by["own"], common.float() * by["common"]
    engines = seats[..., :N_ENGINE]
    rivals = engines.sum(1, keepdim=True) - engines
    cells = seats @ net["own"] + rivals @ net["rivals"] + (table @ net["common"] + net["bias"])[:, None]
    deep = cells.clamp(0, CAP) @ net["deep"][head] + net["deep_bias"][head]
    return deep.clamp(0, CAP) @ net["out"][head]
