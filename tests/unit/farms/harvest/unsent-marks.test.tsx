import { notifications } from "@mantine/notifications";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AllReady } from "#client/features/farms/farmer-today/all-ready.tsx";
import type { Sheet } from "#client/features/farms/farmer-today/bring-card.tsx";
import { UnsentMarks } from "#client/features/farms/farmer-harvest/unsent-marks.tsx";
import {
  loadMarks,
  type QueuedMark,
  saveMarks,
} from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { useSession } from "#client/lib/session/session.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

// Loaded before the tests: with its icons it takes about as long as a test waits for a toast.
await import("#client/lib/toasts/toasts.tsx");

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
const told = () => document.querySelector("[data-variant]")?.textContent;

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
  expect(screen.getByRole("status").textContent).toBe("");
});

it("marks that cannot be sent are kept, and the page says so", async () => {
  await showAnswered(<UnsentMarks user={USER} />, {
    "farmer.productShort": () => {
      throw refusal("busy", "Too much is going on.");
    },
  });
  await expect.poll(() => screen.getByRole("status").textContent).toContain("1 not sent yet");
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
  await expect.poll(() => loadMarks(USER.id)).toEqual([]);
  expect(calls.map(({ path }) => path)).toContain("farmer.productReady");
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
