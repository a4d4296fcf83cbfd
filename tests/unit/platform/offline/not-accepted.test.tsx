import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NotAccepted } from "#client/lib/platform/offline/not-accepted.tsx";
import { OfflineBar } from "#client/lib/platform/offline/offline-bar.tsx";
import { LeftSlot } from "#client/features/platform/left-reports/left-slot.tsx";
import { type QueuedEvent, saveQueue } from "#client/lib/logistics/driver-phone/phone-memory.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

// Loaded before the tests: the slot loads it only when there is something to say.
await import("#client/features/platform/left-reports/left-reports.tsx");

const FORMER = { id: "driver-1", role: "customer" } as SessionUser;
const EVENT: QueuedEvent = {
  id: "e1",
  routeId: "0b0e7c1c-7a0e-4c61-8d3e-1f5a8f9d2c11",
  stopId: "s1",
  kind: "delivered",
  note: "",
  happenedAt: "2026-11-28T18:44:00.000Z",
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const statuses = () => screen.queryAllByRole("status");
const said = () => statuses().map(({ textContent }) => textContent);

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
});

it("The status says how many were not accepted, and the list with its buttons stands beside it", async () => {
  const reports = [
    { id: "e1", words: "Delivered", reason: "There is no such stop." },
    { id: "e2", words: "It is damaged", reason: "There is no such stop." },
  ];
  const nothing = () => {};
  await showAnswered(<NotAccepted reports={reports} onAgain={nothing} onRemove={nothing} />, {});
  const [status] = statuses();
  expect(said()).toEqual([""]);
  await pass(1_000);
  expect(statuses()).toEqual([status]);
  expect(status?.textContent).toBe(
    "2 not accepted. Everything else goes on. Look at each: send it again, or tell the team and remove it.",
  );
  const list = screen.getByRole("list", { name: "2 not accepted." });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  expect(status?.contains(list)).toBe(false);
});

it("The status of what waits on the phone is there before its words, without its button", async () => {
  await showAnswered(<OfflineBar queued={2} isOffline={false} asOf="" onSend={() => {}} />, {});
  const [status] = statuses();
  expect(said()).toEqual([""]);
  await pass(1_000);
  expect(statuses()).toEqual([status]);
  expect(status?.textContent).toMatch(/^2 not sent yet\./);
  expect(status?.contains(screen.getByRole("button", { name: "Send now" }))).toBe(false);
});

it("What is left of someone who lost access is said in a status that was there before", async () => {
  saveQueue(FORMER.id, [EVENT, { ...EVENT, id: "e2", refusal: "There is no such stop." }]);
  await showAnswered(<LeftSlot user={FORMER} />, {});
  const before = statuses();
  expect(new Set(said())).toEqual(new Set([""]));
  await pass(1_000);
  expect(statuses()).toEqual(before);
  expect(said().filter(Boolean)).toHaveLength(2);
});

it.each([
  [
    "one that waits is sent by itself once there is access again",
    EVENT,
    "1 was never sent. Your account can no longer send what this phone has saved. Tell the team what it says, then remove it. If you get your access back, it is sent then.",
  ],
  [
    "one that was refused can only be sent again by its author",
    { ...EVENT, refusal: "There is no such stop." },
    "1 not accepted. Your account can no longer send what this phone has saved. Tell the team what it says, then remove it. If you get your access back, you can send it again.",
  ],
])("Of what is left of someone who lost access, %s", async (_what, event, words) => {
  saveQueue(FORMER.id, [event]);
  await showAnswered(<LeftSlot user={FORMER} />, {});
  await pass(1_000);
  expect(said().filter(Boolean)).toEqual([words]);
  expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
});
