import { describe, expect, it } from "vitest";
import { type RouteState, stopLifecycle, type StopState } from "#shared/logistics/fulfillment.ts";
import { doorNotes, stepsOf } from "#shared/orders/words/order-words.ts";
import {
  canCloseStop,
  countedOf,
  isThrough,
  stopNote,
  stoodAfter,
  type Reported,
} from "#shared/logistics/stop-progress.ts";
import { speak } from "#server/language.ts";

const AT = "2026-11-25T17:00:00.000Z";
const stop = (state: StopState = "planned", note = "") => ({ id: "door", state, note });
const reported = (kind: Reported["kind"], note = "", stopId = "door"): Reported => ({
  stopId,
  kind,
  note,
  happenedAt: AT,
});

describe("A stop on the driver's phone", () => {
  it("has the state of the last report, with its note", () => {
    const after = stoodAfter(stop(), [reported("arrived"), reported("delivered", "At the gate")]);
    expect(after).toMatchObject({ state: "delivered", note: "At the gate" });
    expect(isThrough(after)).toBe(true);
  });

  it("where nobody was home can be tried again, and keeps its first note until there is another", () => {
    const again = stoodAfter(stop("not_home", "No one answered"), [reported("arrived")]);
    expect(again).toMatchObject({ state: "arrived", note: "No one answered" });
    expect(isThrough(again)).toBe(false);
    expect(stoodAfter(again, [reported("delivered", "Handed over")]).note).toBe("Handed over");
  });

  it("can be closed from the office while its van is out, and afterward only if it is unfinished", () => {
    const closable = (route: RouteState) =>
      stopLifecycle.states.filter((state) => canCloseStop(route, stop(state)));
    expect(closable("planned")).toEqual([]);
    expect(closable("out")).toEqual(["planned", "arrived", "not_home"]);
    expect(closable("done")).toEqual(["planned", "arrived"]);
  });

  it("that is delivered stays so, whatever is reported later, here or elsewhere", () => {
    const done = stop("delivered", "Handed over");
    expect(stoodAfter(done, [reported("not_home", "No one"), reported("arrived")])).toEqual(done);
    expect(stoodAfter(stop(), [reported("delivered", "", "another door")])).toEqual(stop());
  });

  it("keeps a tapped remark by its id, and shows it in the reader's language", () => {
    const event = { ...reported("delivered", "Blue mat"), remark: "front_door" as const };
    const after = stoodAfter(stop(), [event]);
    expect(after).toMatchObject({ remark: "front_door", note: "Blue mat" });
    expect(stopNote(after)).toBe("Left at the front door. Blue mat");
    expect(speak("es", () => stopNote(after))).toBe("Se dejó en la puerta. Blue mat");
  });

  it("counts only reports that move it on: no second arrival, and nothing after the delivery", () => {
    const kinds = ["arrived", "arrived", "not_home", "delivered", "not_home", "damaged"] as const;
    const counted = countedOf(
      stop(),
      kinds.map((kind) => reported(kind)),
    );
    expect(counted.map(({ to }) => to)).toEqual(["arrived", "not_home", "delivered"]);
    expect(countedOf(stop(), [reported("delivered", "", "another door")])).toEqual([]);
  });

  it("is not moved by a report of damaged or missing goods", () => {
    expect(stoodAfter(stop("arrived"), [reported("damaged", "Squashed")])).toEqual(stop("arrived"));
  });
});

describe("The steps of an order", () => {
  const history = (...states: string[]) =>
    stepsOf(states.map((to) => ({ to: to as "delivered", at: AT })));

  it("show at each door what the driver reported there", () => {
    const steps = history("out_for_delivery", "failed_delivery", "out_for_delivery", "delivered");
    const notes = doorNotes(steps, [
      { end: "failed_delivery", note: "No one answered" },
      { end: "delivered", note: "Handed over" },
    ]);
    expect(notes).toEqual(["", "No one answered", "", "Handed over"]);
  });

  it("leave out the packing of a crate that was opened again", () => {
    const gone = (...states: string[]) =>
      history(...states).flatMap(({ state, at }) => (at === null ? [] : [state]));
    const way = ["placed", "locked", "harvesting"];
    expect(gone(...way, "packed", "harvesting")).toEqual(way);
    expect(gone("locked", "packed", "locked", "packed")).toEqual(["locked", "packed"]);
  });

  it("have no notes at steps that are still to come, and no note twice", () => {
    const steps = history("placed", "out_for_delivery");
    expect(doorNotes(steps, [{ end: "delivered", note: "Handed over" }]).join("")).toBe("");
    const twice = history("failed_delivery", "out_for_delivery", "failed_delivery");
    expect(doorNotes(twice, [{ end: "failed_delivery", note: "Locked" }])).toEqual([
      "",
      "",
      "Locked",
    ]);
  });
});
