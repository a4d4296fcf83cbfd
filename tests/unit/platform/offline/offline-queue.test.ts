import { describe, expect, it } from "vitest";
import {
  MOST_ERRORS,
  openOfflineQueue,
  type Outcome,
  type Report,
  RETRY_MS,
} from "#client/lib/platform/offline/offline-queue.ts";

type Item = Report;
const forGood: Outcome = { reason: "There is no such stop", isForGood: true };
const failed: Outcome = { reason: "Something went wrong", isForGood: false };

/** When the test begins, in ms since 1970. */
const START = Date.UTC(2026, 10, 28, 18);

describe("Reports made offline", () => {
  const queue = (...ids: string[]) => {
    let kept: readonly Item[] = [];
    let now = START;
    const memory = { load: () => kept, save: (all: readonly Item[]) => Boolean((kept = all)) };
    const store = openOfflineQueue<Item>(memory, () => now);
    for (const id of ids) store.add({ id });
    const pass = (milliseconds: number) => (now += milliseconds);
    return { ...store, kept: () => kept, pass };
  };
  const answering = (outcomes: Outcome[]) => {
    const sent: string[] = [];
    const send = ({ id }: Item) => {
      sent.push(id);
      return Promise.resolve(outcomes.shift() ?? "sent");
    };
    return { sent, send };
  };

  it("are sent in the order in which they were made, each once", async () => {
    const store = queue("one", "two", "three");
    const { sent, send } = answering([]);
    const [first, second] = await Promise.all([store.flush(send), store.flush(send)]);
    expect(sent).toEqual(["one", "two", "three"]);
    expect([first, second]).toEqual([true, false]);
    expect(store.get()).toEqual([]);
  });

  it("wait from the first one that does not get through", async () => {
    const store = queue("one", "two", "three");
    await store.flush(answering(["sent", "later"]).send);
    expect(store.get().map(({ id }) => id)).toEqual(["two", "three"]);
    const { sent, send } = answering([]);
    await store.flush(send);
    expect(sent).toEqual(["two", "three"]);
  });

  it("are not held up by one that the server refuses for good", async () => {
    const store = queue("one", "two");
    const { sent, send } = answering([forGood]);
    await store.flush(send);
    expect(sent).toEqual(["one", "two"]);
    expect(store.get()).toEqual([{ id: "one", refusal: "There is no such stop" }]);
  });

  it("wait behind one that the server answers with an error, but not for more than a few times", async () => {
    const store = queue("one", "two");
    const times: number[] = [];
    for (let time = 1; time < MOST_ERRORS; time += 1) {
      times.push(store.pass(RETRY_MS));
      const { sent, send } = answering([failed]);
      expect(await store.flush(send)).toBe(false);
      expect(sent).toEqual(["one"]);
      expect(store.kept()).toEqual([{ id: "one", errors: times }, { id: "two" }]);
    }
    times.push(store.pass(RETRY_MS));
    const { sent, send } = answering([failed]);
    expect(await store.flush(send)).toBe(true);
    expect(sent).toEqual(["one", "two"]);
    expect(store.kept()).toEqual([{ id: "one", errors: times, refusal: "Something went wrong" }]);
  });

  it("are not set aside by a short run of errors, however often they are sent in it", async () => {
    const store = queue("one", "two");
    for (let time = 0; time < 3 * MOST_ERRORS; time += 1) {
      const { sent, send } = answering([failed]);
      expect(await store.flush(send)).toBe(false);
      expect(sent).toEqual(["one"]);
    }
    store.pass(RETRY_MS - 1);
    await store.flush(answering([failed]).send);
    expect(store.kept()).toEqual([{ id: "one", errors: [START] }, { id: "two" }]);
    store.pass(1);
    await store.flush(answering([failed]).send);
    expect(store.kept()).toEqual([{ id: "one", errors: [START, START + RETRY_MS] }, { id: "two" }]);
    const { sent, send } = answering([]);
    await store.flush(send);
    expect(sent).toEqual(["one", "two"]);
    expect(store.kept()).toEqual([]);
  });

  it("that are refused for good are set aside at once, also right after an error", async () => {
    const store = queue("one", "two");
    await store.flush(answering([failed]).send);
    await store.flush(answering([forGood, forGood]).send);
    expect(store.kept()).toEqual([
      { id: "one", errors: [START], refusal: "There is no such stop" },
      { id: "two", refusal: "There is no such stop" },
    ]);
  });

  it("do not wait longer because the phone's clock was set back", async () => {
    const store = queue("one");
    await store.flush(answering([failed]).send);
    const before = store.pass(-3_600_000);
    await store.flush(answering([failed]).send);
    expect(store.kept()).toEqual([{ id: "one", errors: [START, before] }]);
  });

  it("are not set aside because the phone was offline, however often", async () => {
    const store = queue("one");
    for (let time = 0; time < 3 * MOST_ERRORS; time += 1) {
      await store.flush(answering(["later"]).send);
    }
    expect(store.kept()).toEqual([{ id: "one" }]);
  });

  it("that were not accepted are sent again only when asked to, as the same report, or removed", async () => {
    const store = queue("one", "two");
    await store.flush(answering([forGood, forGood]).send);
    const { sent, send } = answering([]);
    await store.flush(send);
    expect(sent).toEqual([]);
    store.again("one");
    store.remove("two");
    await store.flush(send);
    expect(sent).toEqual(["one"]);
    expect(store.kept()).toEqual([]);
  });

  it("count their errors from the beginning when they are sent again", async () => {
    const store = queue("one");
    await store.flush(answering([failed]).send);
    await store.flush(answering([forGood]).send);
    const later = store.pass(1);
    store.again("one");
    await store.flush(answering([failed]).send);
    expect(store.kept()).toEqual([{ id: "one", errors: [later] }]);
  });

  it("stay on the phone until they are sent, and no longer", async () => {
    const store = queue("one", "two");
    await store.flush(answering(["sent", "later"]).send);
    expect(store.kept()).toEqual([{ id: "two" }]);
    await store.flush(answering([]).send);
    expect(store.kept()).toEqual([]);
  });

  it("are sent even by a phone that cannot store them", async () => {
    const store = openOfflineQueue<Item>({ load: () => [], save: () => false });
    for (const id of ["one", "two"]) store.add({ id });
    store.reload();
    expect(store.get()).toEqual([{ id: "one" }, { id: "two" }]);
    const { sent, send } = answering([]);
    await store.flush(send);
    expect(sent).toEqual(["one", "two"]);
    expect(store.get()).toEqual([]);
  });

  it("are kept complete by two tabs of one phone, and shown in both", async () => {
    let kept: readonly Item[] = [];
    const open = () =>
      openOfflineQueue<Item>({ load: () => kept, save: (all) => Boolean((kept = all)) });
    const [first, second] = [open(), open()];
    first.add({ id: "one" });
    second.add({ id: "two" });
    expect(kept.map(({ id }) => id)).toEqual(["one", "two"]);
    first.reload();
    expect(first.get()).toEqual(kept);
    await first.flush(answering(["sent", "later"]).send);
    second.add({ id: "three" });
    expect(kept.map(({ id }) => id)).toEqual(["two", "three"]);
  });

  it("are shown on the page at once", () => {
    const store = queue();
    let seen = 0;
    const stopListening = store.subscribe(() => {
      seen = store.get().length;
    });
    store.add({ id: "one" });
    stopListening();
    store.add({ id: "two" });
    expect(seen).toBe(1);
  });
});
