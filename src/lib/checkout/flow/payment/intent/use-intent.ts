import { useRef, useState } from "react";
import type { CheckoutFields } from "#shared/checkout/checkout-fields.ts";
import { type CheckoutIssue, issueOf } from "#shared/checkout/checkout-issue.ts";
import type { OrderedLine } from "#shared/checkout/cart/cart.ts";
import { spec } from "#messages/spec.ts";
import type { Cents } from "#shared/money.ts";
import { type Totals, withTaxes } from "#shared/checkout/pricing.ts";
import { useCartStore } from "../../../cart/cart-context.ts";
import { useCurrentRates } from "../../../rates/current-rates.ts";
import { failureOf, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { acceptIssue } from "../../totals/accept-issue.ts";
import { readCheckoutSession, writeCheckoutSession } from "./checkout-session.ts";
import { requestOf, shownBill } from "./intent-request.ts";
import type { CreditChoice } from "../../fields/use-credit.ts";
import type { PromotionChoice } from "../../fields/use-promotion.ts";

type Made = Outputs["checkout"]["createIntent"];
type Intent = Made & { totals: Pick<Totals, "taxes">; lines: readonly OrderedLine[] };

/** The result of a request that has been superseded. */
const UNSEEN = { intent: null, issue: null };

/**
 * Requests the payment of the cart. A refusal is returned as `issue` for the UI to resolve; nothing is charged or
 * held then. The drawer sends ids as text (spec section 7).
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
  const latest = useLatest();

  /** `total` is what the shopper accepted; if omitted, the cart's own total is sent. */
  const request = async (fields: CheckoutFields, total?: Cents | null) => {
    const isStale = latest.begin();
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
      const lines = cart.items.map(({ id, quantity }) => ({ id, quantity }));
      // A superseded checkout is stored, too: the next request reuses its holds by id.
      if (!isStale() || !readCheckoutSession()) remember(made, lines);
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
     * Applies the reported changes and requests the payment again, with `fields` including a changed window. Null if
     * the cart is now empty.
     */
    accept(fields: CheckoutFields) {
      if (issue) acceptIssue(issue, store);
      const total = issue?.kind === "price" ? issue.total : null;
      if (store.get().items.length > 0) return request(fields, total);
      setIssue(null);
      return null;
    },
    /** Forgets the client secret; the server keeps the payment and returns the same one again. */
    clear() {
      latest.begin();
      setPending(false);
      setIntent(null);
      setIssue(null);
    },
  };
}

/** Responses to earlier or abandoned requests are ignored: `begin` returns whether another has begun since. */
function useLatest() {
  const count = useRef(0);
  return {
    begin() {
      count.current += 1;
      const own = count.current;
      return () => own !== count.current;
    },
  };
}

function remember({ checkoutId, paymentIntentId }: Made, lines: readonly OrderedLine[]) {
  writeCheckoutSession({ checkoutId, paymentIntentId, lines, paying: false });
}
