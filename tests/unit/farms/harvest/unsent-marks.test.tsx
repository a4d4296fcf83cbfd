import { notifications } from "@mantine/notifications";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AllReady } from "#client/features/farms/farmer-today/all-ready.tsx";
import type { Sheet } from "#client/features/farms/farmer-today/bring-card.tsx";
import { UnsentMarks } from "#client/features/farms/farmer-harvest/unsent-marks.tsx";
import {
  loadMarks,
  type QueuedMark,
  saveMarks,
} from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { MOST_ERRORS } from "#client/lib/platform/offline/offline-queue.ts";
import { LeftSlot } from "#client/features/platform/left-reports/left-slot.tsx";
import { useSession } from "#client/lib/session/session.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

// Loaded before the tests: with its icons it takes about as long as a test waits for a toast.
await import("#client/lib/toasts/toasts.tsx");
// So that it is shown as soon as a page wants it, also where no page should.
await import("#client/features/platform/left-reports/left-reports.tsx");

const USER = { id: "u1", role: "farmer" } as SessionUser;
const SHORT: QueuedMark = {
  id: "m1",
  farmId: undefined,
  day: "2026-12-01",
  kind: "productShort",
  productId: 7,
  waiting: 12,
  before: 0,
  units: 3,
  reason: "weather",
};

/** The next error sets it aside. */
const OFTEN_FAILED = { ...SHORT, errors: Array.from({ length: MOST_ERRORS - 1 }, (_, at) => at) };

/** With what is said about them. */
function Unsent() {
  return (
    <>
      <UnsentMarks user={USER} />
      <ToastArea />
    </>
  );
}

/** What the toast says. */
const told = () => document.querySelector("[data-variant=destructive]")?.textContent;

/** Says who is signed in, once that is known. */
function Name() {
  return <p>{useSession().user?.id}</p>;
}

beforeEach(() => {
  window.localStorage.clear();
  saveMarks(USER.id, [SHORT]);
});
afterEach(() => {
  act(() => notifications.clean());
  cleanup();
});

it("marks left on the phone are sent from any page of the area", async () => {
  const calls = await showAnswered(<UnsentMarks user={USER} />, {
    "farmer.productShort": () => null,
  });
  await expect.poll(() => loadMarks(USER.id)).toEqual([]);
  // Its id is the key that makes a repeat after a lost answer the same mark.
  expect(calls).toContainEqual({
    path: "farmer.productShort",
    input: expect.objectContaining({ productId: 7, units: 3, key: "m1" }),
  });
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["", ""]);
});

it("marks that cannot be sent are kept, and the page says so", async () => {
  await showAnswered(<UnsentMarks user={USER} />, {
    "farmer.productShort": () => {
      throw refusal("busy", "Too much is going on.");
    },
  });
  await expect
    .poll(() => screen.getAllByRole("status")[0]?.textContent)
    .toContain("1 not sent yet");
  expect(loadMarks(USER.id)).toEqual([SHORT]);
  expectVisible(screen.getByRole("button", { name: "Send now" }));
});

it("a mark refused for the marker's own order is said, and keeps none of the others back", async () => {
  const others = { id: "m2", farmId: undefined, day: SHORT.day, productId: 8, waiting: 4 };
  saveMarks(USER.id, [SHORT, { ...others, kind: "productReady" }]);
  const words = "Order FUR-2345 is your own, so an admin has to mark it.";
  const calls = await showAnswered(<Unsent />, {
    "farmer.productShort": () => {
      throw refusal("forbidden", words, { ownOrder: "FUR-2345" });
    },
    "farmer.productReady": () => null,
    "farmer.harvest": () => null,
  });
  await expect.poll(told).toBe(`It was not marked${words}`);
  await expect.poll(() => loadMarks(USER.id)).toMatchObject([{ id: "m1", refusal: words }]);
  expect(calls.map(({ path }) => path)).toContain("farmer.productReady");
});

it("a mark that the server keeps failing at is set aside in words, and can be sent again or removed", async () => {
  const others = { id: "m2", farmId: undefined, day: SHORT.day, productId: 8, waiting: 4 };
  saveMarks(USER.id, [
    { ...OFTEN_FAILED, product: "Leeks" },
    { ...others, kind: "productReady" },
  ]);
  let isMended = false;
  const calls = await showAnswered(<UnsentMarks user={USER} />, {
    "farmer.productShort": () => {
      if (!isMended) throw refusal("unexpected", "Something went wrong.");
      return null;
    },
    "farmer.productReady": () => null,
    "farmer.harvest": () => null,
  });
  const entry = await screen.findByRole("listitem");
  expect(entry.textContent).toContain("Short of Leeks. 3 short");
  expect(entry.textContent).toContain("Something went wrong.");
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
    "",
    expect.stringContaining("1 not accepted."),
  ]);
  expect(calls.map(({ path }) => path)).toContain("farmer.productReady");

  isMended = true;
  fireEvent.click(within(entry).getByRole("button", { name: /^Send again: Short of Leeks/ }));
  await expect.poll(() => loadMarks(USER.id)).toEqual([]);
  const keys = calls.flatMap(({ path, input }) => (path === "farmer.productShort" ? [input] : []));
  expect(keys).toEqual([
    expect.objectContaining({ key: "m1", units: 3 }),
    expect.objectContaining({ key: "m1", units: 3 }),
  ]);
  for (const input of keys) expect(Object.keys(input as object)).not.toContain("errors");
});

it("a mark that was not accepted leaves the phone only after a question", async () => {
  saveMarks(USER.id, [{ ...SHORT, refusal: "There is no such product." }]);
  const calls = await showAnswered(<UnsentMarks user={USER} />, {});
  fireEvent.click(await screen.findByRole("button", { name: /^Remove: / }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(loadMarks(USER.id)).toHaveLength(1);
  await act(async () => void fireEvent.click(dialog.getAllByRole("button").at(-1)!));
  expect(loadMarks(USER.id)).toEqual([]);
  expect(calls).toEqual([]);
});

it.each(["signed_out", "second_factor", "too_many", "busy"])(
  "a mark is not set aside for %s, which is no answer to it",
  async (code) => {
    saveMarks(USER.id, [OFTEN_FAILED]);
    await showAnswered(<UnsentMarks user={USER} />, {
      "farmer.productShort": () => {
        throw refusal(code, "Not now.");
      },
    });
    await screen.findByText("1 not sent yet.");
    expect(loadMarks(USER.id)).toEqual([OFTEN_FAILED]);
  },
);

it("marks of someone who may no longer send them are told, and stay until removed", async () => {
  saveMarks(USER.id, [{ ...SHORT, product: "Leeks" }]);
  const calls = await showAnswered(<LeftSlot user={{ ...USER, role: "customer" }} />, {});
  const entry = await screen.findByRole("listitem");
  expect(entry.textContent).toContain("Short of Leeks. 3 short");
  expectVisible(screen.getByText("1 was never sent."));
  expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
  expect(loadMarks(USER.id)).toHaveLength(1);
  expect(calls).toEqual([]);
});

it("marks of a farmer are no one's business outside of the area", async () => {
  await showAnswered(<LeftSlot user={USER} />, {});
  expect(screen.queryByRole("status")).toBeNull();
});

it("an own order that is left of a product's mark is named", async () => {
  const left = "Order FUR-2345 is your own, so an admin has to mark it.";
  await showAnswered(<Unsent />, {
    "farmer.productShort": () => ({ orders: 2, left }),
    "farmer.harvest": () => null,
  });
  await expect.poll(told).toBe(`Marked as short, but not all of it${left}`);
  expect(loadMarks(USER.id)).toEqual([]);
});

it("everything can be marked ready once nothing is left on the phone", async () => {
  const products = [{ productId: 7, waiting: 12, isByWeight: false }] as Sheet["products"];
  const sheet = { day: SHORT.day, products } as Sheet;
  await showAnswered(
    <>
      <Name />
      <AllReady sheet={sheet} farmId={undefined} />
    </>,
    { "auth.current": () => USER },
  );
  await screen.findByText(USER.id);
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Mark all ready" }));
  press();
  expect(screen.queryByRole("dialog")).toBeNull();
  saveMarks(USER.id, []);
  press();
  expectVisible(await screen.findByRole("dialog"));
});
