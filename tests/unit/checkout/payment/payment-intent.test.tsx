import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { useIntent } from "#client/lib/checkout/flow/payment/intent/use-intent.ts";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";
import { cents } from "#shared/money.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import { DEFAULT_TERMS } from "#shared/checkout/delivery-terms.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { madeIntent } from "#tests/support/inputs/made-intent.ts";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(cleanup);

const CREDIT = { applied: <T,>(totals: T) => totals, isUsedFor: () => false };
const PROMOTION = { priced: () => ({ lines: [], rates: DEFAULT_RATES }), code: null };

/** Requests a payment, clears it, and shows the current one. */
function Payment() {
  const { intent, isPending, request, clear } = useIntent("number", CREDIT, PROMOTION);
  return (
    <>
      <output>{intent?.clientSecret ?? (isPending ? "asking" : "none")}</output>
      <button type="button" onClick={() => void request(EMPTY_FIELDS)}>
        Ask
      </button>
      <button type="button" onClick={clear}>
        Forget
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const shown = () => screen.getByRole("status").textContent;

/** Shows the payment, with a server that answers only when told to. */
async function showPayment() {
  const waiting: ((answer: unknown) => void)[] = [];
  const calls = await showAnswered(
    <CartProvider>
      <Payment />
    </CartProvider>,
    {
      "checkout.delivery.terms": () => DEFAULT_TERMS,
      "checkout.createIntent": () => new Promise((resolve) => waiting.push(resolve)),
    },
  );
  const asked = async (count: number) => {
    await expect
      .poll(() => calls.filter(({ path }) => path === "checkout.createIntent").length)
      .toBe(count);
  };
  const answer = (at: number, clientSecret: string) =>
    act(async () => waiting[at]?.({ ...madeIntent(cents(320)), clientSecret }));
  return { asked, answer };
}

it("shows the payment that was requested", async () => {
  const { asked, answer } = await showPayment();
  press("Ask");
  await asked(1);
  expect(shown()).toBe("asking");
  await answer(0, "first");
  expect(shown()).toBe("first");
});

it("shows no payment that was cleared before its answer came", async () => {
  const { asked, answer } = await showPayment();
  press("Ask");
  await asked(1);
  press("Forget");
  expect(shown()).toBe("none");
  await answer(0, "first");
  expect(shown()).toBe("none");
});

it("shows the payment that was requested last, whichever answer comes last", async () => {
  const { asked, answer } = await showPayment();
  press("Ask");
  await asked(1);
  press("Forget");
  press("Ask");
  await asked(2);
  await answer(1, "second");
  await answer(0, "first");
  expect(shown()).toBe("second");
});
