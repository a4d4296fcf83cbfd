import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SubscribeForm } from "#client/features/boxes/box-subscribe/subscribe-form.tsx";
import { ChangeForm } from "#client/features/boxes/my-boxes/change-form.tsx";
import { PlanCard } from "#client/features/boxes/my-boxes/plan-card.tsx";
import type { Mine } from "#client/lib/boxes/my-box/my-box.ts";
import type { Call } from "#tests/support/dom/answered.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const HOME = {
  address: "1 Main Street",
  city: "Petaluma",
  zipCode: "94952",
  phone: "",
  specialInstructions: "",
};
const CARD = {
  id: "pm_1",
  brand: "visa",
  last4: "4242",
  expiryMonth: 12,
  expiryYear: 2034,
  isDefault: true,
  paysBox: false,
};
const MINE = {
  state: "active",
  label: "Small box",
  size: "small",
  everyWeeks: 1,
  weekday: 2,
  window: "morning",
  without: [],
  never: [],
  cardId: "pm_1",
  cardLabel: "Visa",
  total: 2719,
  pausedUntil: null,
  lastDay: null,
  boxes: [],
  address: HOME,
} as unknown as Mine;

const ANSWERS = {
  "payments.cards.list": () => [CARD],
  "boxes.own.choices": () => [],
  "boxes.own.read": () => MINE,
  "boxes.own.terms": () => ({
    day: "2026-12-01",
    cycleDay: "2026-12-01",
    chargeAt: "2026-11-28T08:00:00.000Z",
    price: 2500,
    tax: 219,
    delivery: 0,
    total: 2719,
    weekdays: [2],
  }),
  "accounts.customer.addresses": () => [{ id: "a", label: "Home", isDefault: true, ...HOME }],
  "boxes.own.subscribe": () => ({ day: "2026-12-01", chargeAt: "2026-11-28T08:00:00.000Z" }),
  "boxes.own.change": () => undefined,
  "boxes.own.cancel": () => ({ lastDay: null }),
};

/** Whether the cards, each with whether it pays a box, were read again once the call was made. */
const readsAgain = (calls: Call[], path: string) => () =>
  calls
    .slice(calls.findIndex((call) => call.path === path) + 1)
    .some((call) => call.path === "payments.cards.list") &&
  calls.some((call) => call.path === path);

const cardsKnown = (calls: Call[]) => () =>
  calls.some(({ path }) => path === "payments.cards.list");

it("reads the cards again once one pays a new box", async () => {
  const calls = await showAnswered(<SubscribeForm size="small" />, ANSWERS);
  fireEvent.click(await screen.findByRole("checkbox", { name: /^I agree/ }));
  fireEvent.click(screen.getByRole("button", { name: "Start my weekly box" }));
  await expect.poll(readsAgain(calls, "boxes.own.subscribe")).toBe(true);
});

it("reads the cards again once another one may pay the box", async () => {
  const calls = await showAnswered(<ChangeForm mine={MINE} onDone={() => {}} />, ANSWERS);
  await expect.poll(cardsKnown(calls)).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await expect.poll(readsAgain(calls, "boxes.own.change")).toBe(true);
});

it("reads the cards again once none pays a box", async () => {
  const calls = await showAnswered(
    <>
      <PlanCard mine={MINE} />
      <ChangeForm mine={MINE} onDone={() => {}} />
    </>,
    ANSWERS,
  );
  await expect.poll(cardsKnown(calls)).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Cancel my box" }));
  const question = within(await screen.findByRole("dialog", { name: "Cancel my box" }));
  fireEvent.click(question.getByRole("button", { name: "Cancel my box" }));
  await expect.poll(readsAgain(calls, "boxes.own.cancel")).toBe(true);
});
