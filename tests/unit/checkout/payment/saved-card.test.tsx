import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { trpc } from "#client/lib/api/trpc.ts";
import { useSavedCard } from "#client/lib/checkout/flow/payment/saved-card/use-saved-card.ts";
import { cents } from "#shared/money.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { madeIntent } from "#tests/support/inputs/made-intent.ts";

afterEach(cleanup);

const INTENT = madeIntent(cents(320));
const CARD = {
  id: "pm_1",
  brand: "visa",
  last4: "4242",
  expiryMonth: 12,
  expiryYear: 2034,
  isDefault: true,
};

/** What the payment shows: the form, the saved card instead of it, or neither yet. */
function Payment() {
  const utils = trpc.useUtils();
  const saved = useSavedCard(INTENT, { onFinished() {}, onChanged() {}, onBusy() {} });
  const way = saved.isPending ? "waiting" : saved.card ? "saved card" : "form";
  return (
    <>
      <output>{way}</output>
      <button type="button" onClick={() => void saved.pay()}>
        {saved.card ? `Pay with ${saved.card.last4}` : "Pay"}
      </button>
      <button type="button" onClick={() => void utils.auth.current.invalidate()}>
        Signed in elsewhere
      </button>
      {saved.putAside ? (
        <button type="button" onClick={() => saved.setOther(false)}>
          Saved card instead
        </button>
      ) : null}
    </>
  );
}

const way = () => screen.getByRole("status").textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** The payment of a guest who signs in, in another tab, while it is on the screen. */
async function showGuest(cards: () => unknown) {
  let user: unknown = null;
  const ways: (string | null)[] = [];
  await showAnswered(<Payment />, {
    "auth.current": () => user,
    "payments.cards.list": () => {
      ways.push(way());
      return cards();
    },
  });
  await screen.findByText("form");
  user = { id: "u", email: "ana@furrow.example", role: "customer" };
  press("Signed in elsewhere");
  await expect.poll(() => ways.length).toBe(1);
  return ways;
}

it("keeps the form of a guest who signs in meanwhile, and offers their saved card next to it", async () => {
  const ways = await showGuest(() => [CARD]);
  expect(ways).toEqual(["form"]);
  await screen.findByRole("button", { name: "Saved card instead" });
  expect(way()).toBe("form");
  press("Saved card instead");
  expect(way()).toBe("saved card");
});

it("begins with the saved card of a customer who is signed in", async () => {
  await showAnswered(<Payment />, {
    "auth.current": () => ({ id: "u", email: "ana@furrow.example", role: "customer" }),
    "payments.cards.list": () => [CARD],
  });
  await screen.findByText("saved card");
  expect(screen.queryByRole("button", { name: "Saved card instead" })).toBeNull();
});

it("pays with the card on the button, and shows the next one if that is no longer saved", async () => {
  let cards = [CARD];
  const calls = await showAnswered(<Payment />, {
    "auth.current": () => ({ id: "u", email: "ana@furrow.example", role: "customer" }),
    "payments.cards.list": () => cards,
    "checkout.paySaved": () => {
      cards = [{ ...CARD, id: "pm_2", last4: "4444" }];
      throw refusal("conflict", "That card is no longer saved.");
    },
  });
  await screen.findByRole("button", { name: "Pay with 4242" });
  press("Pay with 4242");
  await screen.findByRole("button", { name: "Pay with 4444" });
  const { checkoutId, revision } = INTENT;
  const paid = calls.filter(({ path }) => path === "checkout.paySaved");
  expect(paid.map(({ input }) => input)).toEqual([{ checkoutId, revision, cardId: "pm_1" }]);
});
