"""The paths about people: who you are, your other device and your data."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from portroyal.server.http.endpoint import endpoint
from portroyal.server.http.request import Call, by_link, json_response, same_site, token_of
from portroyal.server.messages import Devices, Me, MoveCode, NewName, Nothing, OwnData, UseCode
from portroyal.server.problems import RefusedError


@endpoint("GET", "/api/me", Me, codes="cross-site")
async def me(call: Call) -> Me:
    """Who you are; makes you a visitor if you are none."""
    if call.me is None:
        if by_link(call.request) or not same_site(call.request, call.house.settings):
            raise RefusedError("cross-site", "a visitor is made by a page of this site or by a program")
        call.house.gate.take("visitors", call.address)
        call.me, call.token = await call.house.people.create(call.agent)
    return call.me


@endpoint("PATCH", "/api/me", Me, NewName, "no-identity bad-name")
async def rename(call: Call) -> Me:
    """Gives you a name to be shown."""
    return await call.house.people.rename(call.visitor, call.body.name)


@endpoint("POST", "/api/me/code", MoveCode, codes="no-identity")
async def code(call: Call) -> MoveCode:
    """A one-time code that makes another device yours."""
    call.house.gate.take("codes", call.visitor.visitor)
    return await call.house.people.code(call.visitor)


@endpoint("POST", "/api/me/move", Me, UseCode, "bad-code")
async def move(call: Call) -> Me:
    """Makes this device the visitor's who has the code."""
    call.house.gate.take("codes", call.address)
    moved, call.token = await call.house.people.move(call.body.code, call.agent)
    return moved


@endpoint("GET", "/api/me/devices", Devices, codes="no-identity")
async def my_devices(call: Call) -> Devices:
    """The devices that are you, the oldest first."""
    return Devices(await call.house.people.devices(call.visitor, token_of(call.request)))


@endpoint("DELETE", "/api/me/devices", Devices, codes="no-identity wrong-status")
async def end_other_devices(call: Call) -> Devices:
    """Ends all devices but this one; the answer lists those that are left."""
    return await _ended(call, None)


@endpoint("DELETE", "/api/me/devices/{id}", Devices, codes="no-identity no-device wrong-status")
async def end_device(call: Call) -> Devices:
    """Ends one device, which may be this one if there is another; the answer lists those that are left."""
    return await _ended(call, call.request.path_params["id"])


async def _ended(call: Call, id: str | None) -> Devices:
    token = token_of(call.request)
    await call.house.people.end_devices(call.visitor, token, id)
    left = await call.house.people.devices(call.visitor, token)
    call.forgets = not any(device.here for device in left)
    return Devices(left)


@endpoint("GET", "/api/me/data", OwnData, codes="no-identity")
async def data(call: Call) -> Response:
    """Everything that is kept of you."""
    visitor = call.visitor
    call.house.gate.take("searches", call.address)
    told = await call.house.people.data(visitor, token_of(call.request))
    told = msgspec.structs.replace(told, numbers=await call.house.own_games.numbers(visitor))
    return json_response(told, headers={"content-disposition": 'attachment; filename="portroyal-data.json"'})


@endpoint("DELETE", "/api/me", Nothing, codes="no-identity")
async def forget_me(call: Call) -> Nothing:
    """Deletes what is kept of you; bots play on for you."""
    await call.house.people.delete(call.visitor)
    call.forgets = True
    return Nothing()
