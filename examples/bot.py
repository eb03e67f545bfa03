#!/usr/bin/env python3
"""A whole bot for an online table in Python's standard library: `python3 examples/bot.py LINK [NAME]` (docs/bot-api.md)."""

import json
import sys
import time
import uuid
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

LINK, NAME = (sys.argv[1:] + ["Keeper"])[:2]
TABLE = LINK.replace("/table/", "/api/tables/")
HEADERS = {"Content-Type": "application/json"}


def post(path, wish):
    """Asks until there is an answer. The id makes that safe: what was accepted once is answered again, not done again."""
    request = Request(f"{TABLE}/{path}", json.dumps({"id": str(uuid.uuid4()), **wish}).encode(), HEADERS)
    while True:
        try:
            return json.load(urlopen(request, timeout=30))
        except HTTPError as refusal:
            if refusal.code < 500 and refusal.code != 429:
                return print(refusal.read().decode(), file=sys.stderr)
            time.sleep(int(refusal.headers.get("Retry-After", 1)))
        except (OSError, HTTPException):
            time.sleep(1)


def hear():
    """The view of the table each time that it changes; after a break (30 s of silence are one) it begins with the current one."""
    while True:
        try:
            with urlopen(Request(f"{TABLE}/stream", headers=HEADERS), timeout=30) as stream:
                for line in stream:
                    if line.startswith(b"data: "):
                        yield json.loads(line[6:])["view"]
        except HTTPError as refusal:
            if refusal.code in (401, 404, 410):
                sys.exit(f"The table answers {refusal.code}.")
        except (OSError, HTTPException):
            pass
        time.sleep(1)


def pips(card):
    return int(card[-2]) if card[-2].isdigit() else 10


def decide(view):
    """What this seat should send now; None when nothing is asked of it. Keeps the fire, spades first: they earn three."""
    you, phase = view.get("you"), view["phase"]
    if you and view["seats"][you["seat"]]["away"]:
        return {"type": "back"}
    if not you or you["seat"] not in view["owes"]:
        return None
    if phase == "settled":
        return {"type": "ready", "night": view["night"]}
    decision = {"type": phase, "night": view["night"], "beat": view["beat"]}
    if phase == "call":
        return {**decision, "call": False}
    if phase == "play":
        return {**decision, "play": min((p for p in you["legal"] if p[0] == "F"), key=lambda p: (p[2] != "S", pips(p)))}
    return {**decision, "card": max(you["legal"], key=pips)}


chair = post("seats", {"name": NAME, "nonce": uuid.uuid4().hex, "bot": True}) or sys.exit(1)
HEADERS["Authorization"] = f"Bearer {chair['key']}"
answered = None
for view in hear():
    if view["phase"] in ("over", "closed"):
        print(f"{view['phase']}:", ", ".join(f"{s['name']} {g}" for s, g in zip(view["seats"], view["gratitude"])))
        break
    wish = decide(view)
    moment = (view["night"], view["beat"], wish and wish["type"])
    if wish and moment != answered:
        post("commands", wish)
    answered = moment
