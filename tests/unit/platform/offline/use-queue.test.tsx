import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  MOST_ERRORS,
  type Outcome,
  type Report,
  RETRY_MS,
  type Send,
} from "#client/lib/platform/offline/offline-queue.ts";
import { useQueue } from "#client/lib/platform/offline/use-queue.ts";

const FAILED: Outcome = { reason: "Something went wrong", isForGood: false };
const refetch = () => Promise.resolve();

let kept: readonly Report[] = [];
const memory = {
  load: () => [...kept],
  save: (_userId: string, items: readonly Report[]) => Boolean((kept = items)),
};
const send = vi.fn<Send<Report>>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-28T18:00:00Z") });
  kept = [{ id: "one" }];
  send.mockReset();
  send.mockImplementation(({ id }) => Promise.resolve(id === "one" ? FAILED : "sent"));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () =>
  renderHook(() => useQueue<Report>("driver-1", { ...memory, send, isOffline: false, refetch }));
/** Lets what was begun end, without time passing. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

it("A server that fails for a moment sets no report aside, whatever sends the reports in it", async () => {
  const { result } = open();
  await settle();
  for (let time = 0; time < MOST_ERRORS; time += 1) {
    act(() => result.current.add({ id: `more-${time}` }));
    await settle();
    act(() => result.current.flush());
    await settle();
    act(() => void window.dispatchEvent(new Event("online")));
    await settle();
  }
  expect(result.current.refused).toEqual([]);
  expect(send).toHaveBeenCalledTimes(1 + 3 * MOST_ERRORS);
  expect(result.current.queued).toHaveLength(1 + MOST_ERRORS);

  send.mockResolvedValue("sent");
  await act(() => vi.advanceTimersByTimeAsync(RETRY_MS));
  expect(kept).toEqual([]);
});

it("One that the server keeps failing at is set aside by the timer alone, and the next one is sent", async () => {
  kept = [{ id: "one" }, { id: "two" }];
  const { result } = open();
  await settle();
  await act(() => vi.advanceTimersByTimeAsync((MOST_ERRORS - 2) * RETRY_MS));
  expect(result.current.queued.map(({ id }) => id)).toEqual(["one", "two"]);
  await act(() => vi.advanceTimersByTimeAsync(RETRY_MS));
  expect(result.current.queued).toEqual([]);
  expect(result.current.refused).toMatchObject([{ id: "one", refusal: "Something went wrong" }]);
});
