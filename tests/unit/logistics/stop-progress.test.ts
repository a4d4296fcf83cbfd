import { describe, expect, it } from "vitest";
import type { StopState } from "#shared/logistics/fulfillment.ts";
import { doorNotes, stepsOf } from "#shared/orders/order-words.ts";
import { isThrough, stopNote, stoodAfter, type Reported } from "#shared/logistics/stop-progress.ts";
import { speak } from "#server/language.ts";
import { openOfflineQueue, type Outcome } from "#client/features/logistics/driver/offline-queue.ts";
import type { QueuedEvent } from "#client/lib/logistics/driver-phone/phone-memory.ts";

const AT = "2026-11-25T17:00:00.000Z";
const stop = (state: StopState = "planned", note = "") => ({ id: "door", state, note });
const reported = (kind: Reported["kind"], note = "", stopId = "door"): Reported => ({
  stopId,
  kind,
  note,
  happenedAt: AT,
});

describe("A stop on the driver's phone", () => {
  it("stands where the last report put it, with its note", () => {
    const after = stoodAfter(stop(), [reported("arrived"), reported("delivered", "At the gate")]);
    expect(after).toMatchObject({ state: "delivered", note: "At the gate" });
    expect(isThrough(after)).toBe(true);
  });

  it("that stayed closed can be tried again, and keeps the first word until there is another", () => {
    const again = stoodAfter(stop("not_home", "No one answered"), [reported("arrived")]);
    expect(again).toMatchObject({ state: "arrived", note: "No one answered" });
    expect(isThrough(again)).toBe(false);
    expect(stoodAfter(again, [reported("delivered", "Handed over")]).note).toBe("Handed over");
  });

  it("that is delivered stays so, whatever is reported after, here or elsewhere", () => {
    const done = stop("delivered", "Handed over");
    expect(stoodAfter(done, [reported("not_home", "No one"), reported("arrived")])).toEqual(done);
    expect(stoodAfter(stop(), [reported("delivered", "", "another door")])).toEqual(stop());
  });

  it("keeps what was tapped by its id, and says it in the language of who reads it", () => {
    const event = { ...reported("delivered", "Blue mat"), remark: "front_door" as const };
    const after = stoodAfter(stop(), [event]);
    expect(after).toMatchObject({ remark: "front_door", note: "Blue mat" });
    expect(stopNote(after)).toBe("Left at the front door. Blue mat");
    expect(speak("es", () => stopNote(after))).toBe("Se dejó en la puerta. Blue mat");
  });

  it("is not moved by what is damaged or missing", () => {
    expect(stoodAfter(stop("arrived"), [reported("damaged", "Squashed")])).toEqual(stop("arrived"));
  });
});

describe("What a driver reported while offline", () => {
  const event = (id: string) => ({ id, ...reported("arrived"), routeId: "route" }) as QueuedEvent;
  const queue = (...ids: string[]) => {
    const store = openOfflineQueue("driver");
    for (const id of ids) store.add(event(id));
    return store;
  };
  const answering = (outcomes: Outcome[]) => {
    const sent: string[] = [];
    const send = ({ id }: QueuedEvent) => {
      sent.push(id);
      return Promise.resolve(outcomes.shift() ?? "sent");
    };
    return { sent, send };
  };

  it("is sent in the order in which it was reported, each once", async () => {
    const store = queue("one", "two", "three");
    const { sent, send } = answering([]);
    const [first, second] = await Promise.all([store.flush(send), store.flush(send)]);
    expect(sent).toEqual(["one", "two", "three"]);
    expect([first, second]).toEqual([true, false]);
    expect(store.get()).toEqual([]);
  });

  it("waits from the first one on that does not get through", async () => {
    const store = queue("one", "two", "three");
    await store.flush(answering(["sent", "later"]).send);
    expect(store.get().map(({ id }) => id)).toEqual(["two", "three"]);
    const { sent, send } = answering([]);
    await store.flush(send);
    expect(sent).toEqual(["two", "three"]);
  });

  it("does not hold up the rest when the server refuses it for good", async () => {
    const store = queue("one", "two");
    const { sent, send } = answering(["refused"]);
    await store.flush(send);
    expect(sent).toEqual(["one", "two"]);
    expect(store.get()).toEqual([]);
  });

  it("is shown to the page at once", () => {
    const store = queue();
    let seen = 0;
    const stopListening = store.subscribe(() => {
      seen = store.get().length;
    });
    store.add(event("one"));
    stopListening();
    store.add(event("two"));
    expect(seen).toBe(1);
  });
});

describe("The way of an order", () => {
  const history = (...states: string[]) =>
    stepsOf(states.map((to) => ({ to: to as "delivered", at: AT })));

  it("shows at each door what the driver said there", () => {
    const steps = history("out_for_delivery", "failed_delivery", "out_for_delivery", "delivered");
    const notes = doorNotes(steps, [
      { end: "failed_delivery", note: "No one answered" },
      { end: "delivered", note: "Handed over" },
    ]);
    expect(notes).toEqual(["", "No one answered", "", "Handed over"]);
  });

  it("says nothing of a crate that was opened again", () => {
    const gone = (...states: string[]) =>
      history(...states).flatMap(({ state, at }) => (at === null ? [] : [state]));
    const way = ["placed", "locked", "harvesting"];
    expect(gone(...way, "packed", "harvesting")).toEqual(way);
    expect(gone("locked", "packed", "locked", "packed")).toEqual(["locked", "packed"]);
  });

  it("says nothing of steps that are still to come, and nothing twice", () => {
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
