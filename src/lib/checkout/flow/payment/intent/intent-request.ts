import type { CartState } from "#shared/checkout/cart/cart.ts";
import { type CheckoutFields, deliveryOf } from "#shared/checkout/checkout-fields.ts";
import { type Bill, billOf } from "#shared/checkout/pricing.ts";
import { type Cents, toDollars } from "#shared/money.ts";
import type { CreditChoice } from "../../fields/use-credit.ts";
import type { PromotionChoice } from "../../fields/use-promotion.ts";
import { readCheckoutSession } from "./checkout-session.ts";

/** The total the shopper sees, and whether credit pays part of it. */
export type ShownBill = Bill & { useCredit: boolean };

export function shownBill(
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
  cart: Pick<CartState, "items">;
  fields: CheckoutFields;
  ids: "text" | "number";
  bill: ShownBill;
  /** The promotion code that applies. */
  code: string | null;
  /** The total the shopper accepted after prices had changed. */
  total: Cents | null;
};

/** What is sent to request the payment, for the checkout that this browser has open. */
export function requestOf({ cart: { items }, fields, ids, bill, code, total }: Requested) {
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
