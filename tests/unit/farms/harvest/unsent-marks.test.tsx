import { cleanup, fireEvent, screen } from "@testing-library/react";
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
import { refusal, showAnswered } from "#tests/support/answered.tsx";
import { expectVisible } from "#tests/support/visible.ts";

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

/** Says who is signed in, once that is known. */
function Name() {
  return <p>{useSession().user?.id}</p>;
}

beforeEach(() => {
  window.localStorage.clear();
  saveMarks(USER.id, [SHORT]);
});
afterEach(cleanup);

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
