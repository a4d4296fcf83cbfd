import { randomBytes } from "node:crypto";
import { DEFAULT_WINDOW, type WindowId } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import { type Cents, toDollars } from "#shared/money.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { ratesOf } from "#shared/platform/zones/zone-terms.ts";
import { addDays, type Day, monthOf } from "#shared/time.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { createIntent } from "../../services/checkout/checkout.ts";
import { processOrder } from "../../services/checkout/process-order.ts";
import { getSettings } from "../../services/platform/settings/settings.ts";
import type { Deps } from "../../deps.ts";
import type { Household } from "./people.ts";
import type { Chance } from "./random.ts";

/** A product as it was when the past began; farms keep it in stock. */
export type ShelfGoods = {
  id: number;
  farmId: number;
  price: Cents;
  seasonMonths: number[];
  onHand: number;
};

type Basket = { id: number; quantity: number; price: Cents }[];

export type Shopping = {
  household: Household;
  /** Null for a guest. */
  user: SessionUser | null;
  email: string;
  today: Day;
};

/** Products with no more than this left are not bought. */
const LAST_ONES = 5;

const WINDOWS: readonly WindowId[] = [DEFAULT_WINDOW, "morning", "afternoon", "evening"];

/** Picks three to eight products in season, favoring those that come first in the shop. */
export function fillBasket(shelf: readonly ShelfGoods[], today: Day, chance: Chance): Basket {
  const inSeason = shelf.filter(
    ({ seasonMonths, onHand }) => seasonMonths.includes(monthOf(today)) && onHand > LAST_ONES,
  );
  const basket = new Map<number, Basket[number]>();
  for (let left = chance.between(3, 8); left > 0; left -= 1) {
    const at = Math.floor(chance.next() ** 2 * inSeason.length);
    const goods = inSeason[at];
    if (!goods) continue;
    const quantity = chance.happens(0.25) ? 2 : 1;
    basket.set(goods.id, { id: goods.id, price: goods.price, quantity });
  }
  return [...basket.values()];
}

/**
 * Buys a basket as a browser does: quote and hold, pay at the provider, finish the order. `pay` pays with the
 * shopper's card. Returns the order number, or null if something sold out.
 */
export async function buy(
  deps: Deps,
  { household, user, email, today }: Shopping,
  basket: Basket,
  { chance, pay }: { chance: Chance; pay: (intentId: string) => Promise<void> },
): Promise<string | null> {
  const token = randomBytes(32).toString("hex");
  const { firstName, lastName, address, city, zipCode } = household;
  const priced = basket.map(({ price, quantity }) => ({ unitPrice: price, quantity }));
  const rates = ratesOf(await getSettings(deps), zipCode, today);
  const { total } = totalsOf(priced, rates);
  try {
    const intent = await createIntent(
      deps,
      { token, user },
      {
        amount: toDollars(total),
        delivery: {
          firstName,
          lastName,
          address,
          city,
          zipCode,
          email,
          deliveryTime: chance.oneOf(WINDOWS),
          deliveryDate: addDays(today, chance.between(2, 5)),
        },
        items: basket.map(({ id, quantity }) => ({ id, quantity })),
      },
    );
    await pay(intent.paymentIntentId);
    const order = await processOrder(deps, { token, user }, intent.paymentIntentId);
    return "orderNumber" in order ? order.orderNumber : null;
  } catch (error) {
    if (error instanceof DomainError && error.code === "out_of_stock") return null;
    throw error;
  }
}
