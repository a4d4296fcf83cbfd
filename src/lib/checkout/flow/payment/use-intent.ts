import { useRef, useState } from "react";
import { type CheckoutFields, deliveryOf } from "#shared/checkout/checkout-fields.ts";
import { type CheckoutIssue, issueOf } from "#shared/checkout/checkout-issue.ts";
import type { OrderedLine } from "#shared/checkout/cart/cart.ts";
import { spec } from "#messages/spec.ts";
import { type Cents, toDollars } from "#shared/money.ts";
import { type Bill, billOf, type Totals, withTaxes } from "#shared/checkout/pricing.ts";
import { useCartStore } from "../../cart/cart-context.ts";
import { useCurrentRates } from "../../rates/current-rates.ts";
import { failureOf, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { acceptIssue } from "../totals/accept-issue.ts";
import { readCheckoutSession, writeCheckoutSession } from "./checkout-session.ts";
import type { CreditChoice } from "../fields/use-credit.ts";
import type { PromotionChoice } from "../fields/use-promotion.ts";

type Made = Outputs["checkout"]["createIntent"];
type Intent = Made & { totals: Pick<Totals, "taxes">; lines: readonly OrderedLine[] };

/** What comes of a request whose answer is not waited for any more. */
const UNSEEN = { intent: null, issue: null };

/**
 * Asks for the payment of the cart. A refusal is kept as `issue` for the screen to mend; nothing is
 * charged or held then. In the drawer ids go as text (spec section 7).
 */
export function useIntent(
  ids: "text" | "number",
  credit: Pick<CreditChoice, "applied" | "isUsedFor">,
  promotion: Pick<PromotionChoice, "priced" | "code">,
) {
  const store = useCartStore();
  const rates = useCurrentRates();
  const { mutateAsync } = trpc.checkout.createIntent.useMutation({
    meta: { silent: true },
  });
  const [isPending, setPending] = useState(false);
  const [intent, setIntent] = useState<Intent | null>(null);
  const [issue, setIssue] = useState<CheckoutIssue | null>(null);
  /** The number of the last request: an answer to an earlier one, or to one that was given up, is not shown. */
  const latest = useRef(0);

  /** `total` is what the shopper accepted; without it the cart's own sum is sent. */
  const request = async (fields: CheckoutFields, total?: Cents | null) => {
    latest.current += 1;
    const number = latest.current;
    const isStale = () => number !== latest.current;
    setIssue(null);
    setIntent(null);
    setPending(true);
    const cart = store.get();
    const current = await rates.ratesOf(fields.zipCode);
    if (isStale()) return UNSEEN;
    const bill = shownBill(promotion.priced(cart.items, current), credit);
    const { code } = promotion;
    try {
      const made = await mutateAsync(
        requestOf({ cart, fields, ids, bill, code, total: total ?? null }),
      );
      const { checkoutId, paymentIntentId } = made;
      const lines = cart.items.map(({ id, quantity }) => ({ id, quantity }));
      // The checkout is kept all the same: what it holds is asked for again under its id.
      if (!isStale() || !readCheckoutSession())
        writeCheckoutSession({ checkoutId, paymentIntentId, lines, paying: false });
      if (isStale()) return UNSEEN;
      const prepared = { ...made, totals: withTaxes(made.totals, bill.totals), lines };
      setIntent(prepared);
      return { intent: prepared, issue: null };
    } catch (error) {
      console.error("The payment could not be prepared", error);
      if (isStale()) return UNSEEN;
      const refused = issueOf(failureOf(error), spec.orderFailed, bill);
      rates.refresh();
      setIssue(refused);
      return { intent: null, issue: refused };
    } finally {
      if (!isStale()) setPending(false);
    }
  };

  return {
    intent,
    issue,
    isPending,
    request,
    /**
     * Takes over what changed and asks again; the fields with a changed window come along. Null when
     * nothing is left to ask for.
     */
    accept(fields: CheckoutFields) {
      if (issue) acceptIssue(issue, store);
      const total = issue?.kind === "price" ? issue.total : null;
      if (store.get().items.length > 0) return request(fields, total);
      setIssue(null);
      return null;
    },
    /** Forgets the client secret; the server keeps the payment and hands it out again. */
    clear() {
      latest.current += 1;
      setPending(false);
      setIntent(null);
      setIssue(null);
    },
  };
}

/** The sum that the shopper sees, and whether credit is to pay a part of it. */
type ShownBill = Bill & { useCredit: boolean };

function shownBill(
  { lines, rates }: ReturnType<PromotionChoice["priced"]>,
  credit: Pick<CreditChoice, "applied" | "isUsedFor">,
): ShownBill {
  const { totals, taxBps } = billOf(lines, rates);
  return {
    totals: credit.applied(totals),
    taxBps,
    useCredit: credit.isUsedFor(totals),
  };
}

type Requested = {
  cart: ReturnType<ReturnType<typeof useCartStore>["get"]>;
  fields: CheckoutFields;
  ids: "text" | "number";
  bill: ShownBill;
  /** The promotion code that counts. */
  code: string | null;
  /** The sum that the shopper agreed to after prices had changed. */
  total: Cents | null;
};

function requestOf({ cart: { items }, fields, ids, bill, code, total }: Requested) {
  const { totals, useCredit } = bill;
  const session = readCheckoutSession();
  return {
    amount: toDollars(total ?? totals.total),
    delivery: deliveryOf(fields),
    items: items.map(({ id, name, price, quantity }) => ({
      id: ids === "text" ? String(id) : id,
      name,
      price: toDollars(price),
      quantity,
    })),
    ...(useCredit ? { useCredit: true } : {}),
    ...(code === null ? {} : { promotionCode: code }),
    ...(session ? { checkoutId: session.checkoutId } : {}),
  };
}
