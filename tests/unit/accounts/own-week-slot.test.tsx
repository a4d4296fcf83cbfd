import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useOwnWeek } from "#client/features/accounts/own-week/own-week-slot.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

function Page() {
  return useOwnWeek({ firstName: "Ana" });
}

it("the week of an account shows its error, even if the session could not be loaded either", async () => {
  const fail = () => {
    throw refusal("unauthenticated", "Please sign in.");
  };
  await showAnswered(<Page />, {
    "auth.current": fail,
    "orders.week": fail,
    "orders.lastDelivery": fail,
    "boxes.own.read": fail,
  });
  expectVisible(await screen.findByText("Please sign in.", {}, { timeout: 8_000 }));
  expect(screen.queryByLabelText("Loading your week")).toBeNull();
}, 12_000);
