import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PaymentLinkPage } from "#client/features/orders/payment-link/payment-link-page.tsx";
import { cents, NO_MONEY } from "#shared/money.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const ASKED = {
  state: "open",
  revision: 1,
  goods: [],
  totals: {
    subtotal: cents(640),
    tax: NO_MONEY,
    delivery: NO_MONEY,
    discount: NO_MONEY,
    total: cents(640),
  },
  taxBps: null,
  addedTo: null,
  day: "2026-12-03",
  window: "morning",
  address: "1 Main Street, Petaluma, CA 94952",
  until: "2026-12-01T12:00:00.000Z",
  email: "ada@example.org",
};

it("can be tried again if the payment could not be opened", async () => {
  const calls = await showAnswered(<PaymentLinkPage token="t" />, {
    "paymentLinks.read": () => ASKED,
    "paymentLinks.open": () => {
      throw refusal("unexpected", "We could not reach the market.");
    },
  });
  const opened = () => calls.filter(({ path }) => path === "paymentLinks.open").length;
  fireEvent.click(await screen.findByRole("button", { name: "Pay $6.40" }));
  expect((await screen.findByRole("alert")).textContent).toContain("could not reach");
  fireEvent.click(await screen.findByRole("button", { name: "Pay $6.40" }));
  await expect.poll(opened).toBe(2);
});
