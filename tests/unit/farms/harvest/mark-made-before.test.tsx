import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UnsentMarks } from "#client/features/farms/farmer-harvest/unsent-marks.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import {
  loadMarks,
  type QueuedMark,
  saveMarks,
} from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

const USER = { id: "u1", role: "farmer" } as SessionUser;
const of = { farmId: undefined, day: "2026-12-01" };
const WEIGHT: QueuedMark = {
  ...of,
  id: "m1",
  kind: "weigh",
  orderNumber: "FUR-2345",
  productId: 7,
  weight: weight(180),
  before: null,
};

const harvestWith = (weighed: number | null) => ({
  ...of,
  orders: [{ number: "FUR-2345", lines: [{ productId: 7, byWeight: { most: 200, weighed } }] }],
});

/** A page that shows the day's harvest. */
function Page() {
  const { data } = trpc.farmer.harvest.useQuery(of);
  return (
    <>
      <p>{data?.orders[0]?.lines[0]?.byWeight?.weighed ?? "not weighed"}</p>
      <UnsentMarks user={USER} />
    </>
  );
}

beforeEach(() => {
  window.localStorage.clear();
  saveMarks(USER.id, [WEIGHT]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("a weight that a colleague entered meanwhile is no failure, even if an older harvest is still on its way", async () => {
  const failure = vi.spyOn(notify, "failure");
  const older = Promise.withResolvers<unknown>();
  const asked: unknown[] = [];
  await showAnswered(<Page />, {
    "farmer.harvest": () => (asked.push(of) === 1 ? older.promise : harvestWith(180)),
    "farmer.weigh": () => {
      throw refusal("conflict", "It was marked by now.");
    },
  });
  // Read before the colleague entered it.
  await act(async () => older.resolve(harvestWith(null)));
  await expect.poll(() => loadMarks(USER.id)).toEqual([]);
  await expect.poll(() => document.querySelector("p")?.textContent).toBe("180");
  expect(failure).not.toHaveBeenCalled();
});
