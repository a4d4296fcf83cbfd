import { useState } from "react";
import { type CheckoutFields, deliveryOf } from "#shared/checkout-fields.ts";
import { type CheckoutIssue, issueOf } from "#shared/checkout-issue.ts";
import { messages } from "#shared/messages.ts";
import { type Cents, toDollars } from "#shared/money.ts";
import { totalsOf } from "#shared/pricing.ts";
import { useCartStore } from "../cart/cart-context.ts";
import { failureOf, type Outputs, trpc } from "../trpc.ts";
import { acceptIssue } from "./accept-issue.ts";
import { readCheckoutSession, writeCheckoutSession } from "./checkout-session.ts";
import type { CreditChoice } from "./use-credit.ts";

type Intent = Outputs["checkout"]["createIntent"];

/**
 * Asks for the payment of the cart. A refusal is kept as `issue` for the screen to mend; nothing is
 * charged or held then. In the drawer ids go as text (spec section 7).
 */
export function useIntent(
  ids: "text" | "number",
  credit: Pick<CreditChoice, "applied" | "isUsedFor">,
) {
  const store = useCartStore();
  const { mutateAsync, isPending } = trpc.checkout.createIntent.useMutation({
    meta: { silent: true },
  });
  const [intent, setIntent] = useState<Intent | null>(null);
  const [issue, setIssue] = useState<CheckoutIssue | null>(null);

  /** `total` is what the shopper accepted; without it the cart's own sum is sent. */
  const request = async (fields: CheckoutFields, total?: Cents | null) => {
    setIssue(null);
    setIntent(null);
    try {
      const made = await mutateAsync(requestOf(store.get(), fields, ids, credit, total ?? null));
      const { checkoutId, paymentIntentId } = made;
      writeCheckoutSession({ checkoutId, paymentIntentId, paying: false });
      setIntent(made);
      return { intent: made, issue: null };
    } catch (error) {
      console.error("The payment could not be prepared", error);
      const refused = issueOf(failureOf(error), messages.orderFailed);
      setIssue(refused);
      return { intent: null, issue: refused };
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
      setIntent(null);
      setIssue(null);
    },
  };
}

function requestOf(
  { items, subtotal }: ReturnType<ReturnType<typeof useCartStore>["get"]>,
  fields: CheckoutFields,
  ids: "text" | "number",
  credit: Pick<CreditChoice, "applied" | "isUsedFor">,
  total: Cents | null,
) {
  const session = readCheckoutSession();
  const totals = totalsOf(subtotal);
  return {
    amount: toDollars(total ?? credit.applied(totals).total),
    delivery: deliveryOf(fields),
    items: items.map(({ id, name, price, quantity }) => ({
      id: ids === "text" ? String(id) : id,
      name,
      price: toDollars(price),
      quantity,
    })),
    ...(credit.isUsedFor(totals) ? { useCredit: true } : {}),
    ...(session ? { checkoutId: session.checkoutId } : {}),
  };
}
