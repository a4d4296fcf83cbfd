import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OneUpdate } from "#client/features/subscribers/admin-customer-update/one-update.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const UPDATE = {
  id: "update-1",
  subject: "Rain on Thursday",
  body: "The vans come an hour later.",
  state: "sending",
  audience: { kind: "subscribers", source: null, tag: null },
  people: 60_000,
  queued: 50,
  sent: 0,
  failed: 0,
  leftOut: 0,
};

it("a message's recipients are counted six times a minute while it is sent, and not afterward", async () => {
  let update = UPDATE;
  const calls = await showAnswered(
    <OneUpdate id={UPDATE.id} onSaved={() => {}} onClose={() => {}} />,
    { "admin.customerUpdates.one": () => update },
  );
  const countedIn = async (ms: number) => {
    const before = calls.length;
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return calls.length - before;
  };
  await countedIn(100);
  expect(await countedIn(60_000)).toBe(6);
  update = { ...UPDATE, state: "sent", queued: 60_000, sent: 59_000 };
  expect(await countedIn(60_000)).toBe(6);
  update = { ...update, sent: 60_000 };
  expect(await countedIn(10_000)).toBe(1);
  expect(await countedIn(60_000)).toBe(0);
});
