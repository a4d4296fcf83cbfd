import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { UnsentEvents } from "#client/features/logistics/driver/unsent-events.tsx";
import { LeftSlot } from "#client/features/platform/left-reports/left-slot.tsx";
import {
  loadQueue,
  type QueuedEvent,
  saveQueue,
} from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { MOST_ERRORS } from "#client/lib/platform/offline/offline-queue.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

// Loaded before the tests, so that it is shown as soon as a page wants it, also where no page should.
await import("#client/features/platform/left-reports/left-reports.tsx");

const DRIVER = { id: "driver-1", role: "logistics" } as SessionUser;
const ROUTE = "0b0e7c1c-7a0e-4c61-8d3e-1f5a8f9d2c11";
const DAMAGED: QueuedEvent = {
  id: "e1",
  routeId: ROUTE,
  stopId: "s1",
  kind: "damaged",
  productId: 7,
  quantity: 2,
  note: "The bag is torn",
  happenedAt: "2026-11-28T18:42:00.000Z",
  about: { orderNumber: "FUR-7K3M-9QXT", product: "Leeks" },
};
const DELIVERED: QueuedEvent = {
  id: "e2",
  routeId: ROUTE,
  stopId: "s1",
  kind: "delivered",
  remark: "neighbor",
  note: "",
  happenedAt: "2026-11-28T18:44:00.000Z",
};
const entries = () =>
  screen
    .getAllByRole("listitem")
    .map(({ textContent }) =>
      textContent?.replaceAll("\u2011", "-").replaceAll(/[\u00a0\u202f]/g, " "),
    );

beforeEach(() => {
  window.localStorage.clear();
  saveQueue(DRIVER.id, [DAMAGED, DELIVERED]);
});
afterEach(cleanup);

it("a report that the server keeps failing at is told in words, and no other waits for it", async () => {
  const errors = Array.from({ length: MOST_ERRORS - 1 }, (_, at) => at);
  saveQueue(DRIVER.id, [{ ...DAMAGED, errors }, DELIVERED]);
  const sent: unknown[] = [];
  await showAnswered(<UnsentEvents user={DRIVER} />, {
    "logistics.report": (input) => {
      const { events } = input as { events: { id: string }[] };
      if (events[0]?.id === DAMAGED.id && sent.length === 0) {
        sent.push(events[0]);
        throw refusal("unexpected", "Something went wrong.");
      }
      sent.push(...events);
      return null;
    },
  });
  await screen.findByRole("listitem");
  expect(loadQueue(DRIVER.id)).toHaveLength(1);
  expect(entries()).toEqual([
    expect.stringMatching(
      /^It is damaged: order FUR-7K3M-9QXT, Nov 28, 10:42 AM\. 2 × Leeks\. The bag is tornSomething went wrong\./,
    ),
  ]);
  fireEvent.click(screen.getByRole("button", { name: /^Send again/ }));
  await expect.poll(() => loadQueue(DRIVER.id)).toEqual([]);
  const { routeId: _routeId, about: _about, ...event } = DAMAGED;
  const { routeId: _ofOther, ...other } = DELIVERED;
  // Nothing that only the phone needs is sent, and the id that makes it count once stays the same.
  expect(sent).toEqual([event, other, event]);
});

it("a report about a stop that is gone is set aside, and can be removed", async () => {
  saveQueue(DRIVER.id, [DELIVERED]);
  await showAnswered(<UnsentEvents user={DRIVER} />, {
    "logistics.report": () => {
      throw refusal("not_found", "There is no such stop.");
    },
  });
  const entry = await screen.findByRole("listitem");
  expect(entry.textContent).toContain("Left with a neighbor");
  expect(entry.textContent).toContain("There is no such stop.");
  fireEvent.click(within(entry).getByRole("button", { name: /^Remove/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/No one else has it/)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: /^Remove/ }));
  await expect.poll(() => loadQueue(DRIVER.id)).toEqual([]);
  expect(screen.queryByRole("listitem")).toBeNull();
});

it("reports of a driver who has another role now are told on their other pages", async () => {
  const former: SessionUser = { ...DRIVER, role: "customer" };
  await showAnswered(<LeftSlot user={former} />, {});
  await screen.findAllByRole("listitem");
  expect(entries()).toEqual([
    expect.stringContaining("2 × Leeks"),
    expect.stringContaining("Delivered: Nov 28"),
  ]);
  expect(screen.getByText("2 were never sent.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
  expect(loadQueue(DRIVER.id)).toHaveLength(2);
});

it("reports of someone who still drives, or of someone else, are not told there", async () => {
  await showAnswered(
    <>
      <LeftSlot user={DRIVER} />
      <LeftSlot user={{ ...DRIVER, id: "customer-1", role: "customer" }} />
    </>,
    {},
  );
  expect(screen.queryByRole("status")).toBeNull();
});
