import type { WindowId } from "#shared/checkout/delivery.ts";
import type { Deps } from "#server/deps.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { basket, delivery } from "./basket.ts";
import type { MarketPlace } from "../market-place.ts";
import type { Visitor } from "../../servers/visitor.ts";

export type Bought = {
  goods: { slug: string; quantity: number }[];
  email: string;
  /** `YYYY-MM-DD`; by default the first available day. */
  day?: string;
  /** By default the morning. */
  window?: WindowId;
  /** What differs from the usual address and name. */
  where?: Partial<Pick<typeof delivery, "firstName" | "address" | "city" | "zipCode">>;
  /** The delivery fee in dollars. */
  fee?: number;
  /** The amount paid with the buyer's credit, in cents. */
  credit?: number;
  /** A promotion code and the resulting total in cents. */
  promotion?: { code: string; total: number };
  /** The provider's test card to pay with. */
  card?: string;
  /** Runs between the payment and the order. */
  meanwhile?: () => Promise<unknown>;
};

/** Buys and pays for these goods. Returns the order number. */
export async function placedOrder(
  market: Pick<MarketPlace, "database" | "pay">,
  deps: Deps,
  buyer: Visitor,
  { goods, email, day, window, where, fee = 0, credit = 0, promotion, card, meanwhile }: Bought,
): Promise<string> {
  const wanted = await basket(market.database.db, ...goods);
  const listed = Number((wanted.amount + fee - credit / 100).toFixed(2));
  const amount = promotion ? promotion.total / 100 : listed;
  const to = {
    ...delivery,
    address: "9 Quiet Lane",
    lastName: "Lee",
    ...where,
    email,
    ...(day && { deliveryDate: day }),
    ...(window && { deliveryTime: window }),
  };
  const { paymentIntentId } = await buyer.call((api) =>
    api.checkout.createIntent({
      ...wanted,
      amount,
      delivery: to,
      useCredit: credit > 0,
      ...(promotion && { promotionCode: promotion.code }),
    }),
  );
  await market.pay(paymentIntentId, card);
  await meanwhile?.();
  const outcome = await finalizeIntent(deps, paymentIntentId, "test");
  if (outcome.status !== "placed") throw new Error(outcome.status);
  return outcome.orderNumber;
}
