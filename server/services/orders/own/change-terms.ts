import { isDeepStrictEqual } from "node:util";
import { ordersErrors as m } from "#messages/orders/errors.ts";
import { isDeliveryDay } from "#shared/checkout/delivery.ts";
import { type TaxedGoods, taxOf, type TaxRates } from "#shared/checkout/tax/tax.ts";
import { DomainError } from "#shared/errors.ts";
import { dearerWords, feeDifference, taxedOtherwiseWords } from "#shared/orders/fee-change.ts";
import { cents, type Cents, formatUsd, NO_MONEY, sumCents } from "#shared/money.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { ratesOf, type ZoneTerms, zoneTermsOf } from "#shared/platform/zones/zone-terms.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { checkZip } from "../../platform/zones/delivery-zone.ts";
import { givenOfOrder, soldOf } from "../../payments/refunds/sold.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { type Holder, type Order, ownOrder } from "./own-order.ts";

/** How the terms at another zip code compare with what was paid for an order. */
type ChangeTerms = {
  zone: ZoneTerms;
  /** How much more delivery costs there than was paid; a negative amount is refunded. */
  difference: Cents;
  /** The price of the goods that are not refunded, before tax. */
  goods: Cents;
  /** Whether each tax authority would get the same amount there for what is not refunded. */
  isTaxedAlike: boolean;
};

/** The current terms for delivering an order to a zip code. */
export async function changeTermsOf(
  db: Db | Tx,
  settings: Settings,
  order: Order,
  zipCode: string,
): Promise<ChangeTerms> {
  const [sold, given] = [await soldOf(db, order), await givenOfOrder(db, order)];
  const zone = zoneTermsOf(settings, zipCode);
  const before = zoneTermsOf(settings, order.delivery.zipCode);
  const paid = cents(sold.deliveryFee - given.delivery);
  const goods = cents(sold.subtotal - sumCents(given.lines.map(({ amount }) => amount)));
  const difference = feeDifference(paid, before, zone);
  const left = {
    goods: sold.lines.map(({ productId, lineTotal, promotion, taxCategory }) => {
      const back = given.lines.filter((line) => line.productId === productId);
      const amount = lineTotal - promotion - sumCents(back.map((line) => line.amount));
      return { amount: cents(Math.max(amount, 0)), taxCategory };
    }),
    fee: cents(paid + Math.min(difference, 0)),
  };
  const places = [order.delivery.zipCode, zipCode] as const;
  const isAlike = isTaxAlike(settings, businessDayAt(order.placedAt), places, left);
  return { zone, difference, goods, isTaxedAlike: isAlike };
}

type Taxed = { goods: readonly TaxedGoods[]; fee: Cents };

/** Whether each tax authority gets the same amount for goods and delivery at both zip codes, at the rates of a day. */
export function isTaxAlike(
  settings: Settings,
  on: Day,
  [here, there]: readonly [string, string],
  taxed: Taxed,
): boolean {
  if (here === there) return true;
  return isDeepStrictEqual(
    taxAt(ratesOf(settings, here, on), taxed),
    taxAt(ratesOf(settings, there, on), taxed),
  );
}

/** The tax due to each authority for goods and delivery. */
function taxAt(rates: TaxRates, { goods, fee }: Taxed): [authority: string, amount: Cents][] {
  const got = new Map<string, Cents>();
  for (const part of taxOf(goods, rates, fee).parts) {
    got.set(part.authority, cents((got.get(part.authority) ?? 0) + part.amount));
  }
  return [...got].filter(([, amount]) => amount > 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Checks whether an order can move to another zip code or day, and returns how much of the delivery fee is to be
 * refunded, in cents. Throws `undeliverable` if there is no delivery there that day, and `invalid` if the zone's
 * minimum is higher than the previous zone's and not met, its fee is higher, or its tax differs.
 */
export async function checkMove(
  tx: Tx,
  settings: Settings,
  order: Order,
  to: { zipCode: string; day: Day },
): Promise<Cents> {
  const { zipCode, day } = to;
  if (zipCode === order.delivery.zipCode && day === order.deliveryDay) return NO_MONEY;
  const terms = await changeTermsOf(tx, settings, order, zipCode);
  const { zone, difference, goods } = terms;
  const place = zone.name ?? zipCode;
  if (!isDeliveryDay(day, { ...calendarOf(settings), weekdays: zone.weekdays })) {
    throw new DomainError("undeliverable", m.notThereThatDay(place));
  }
  const before = zoneTermsOf(settings, order.delivery.zipCode);
  if (goods < zone.minimumCents && zone.minimumCents > before.minimumCents) {
    const least = formatUsd(cents(zone.minimumCents));
    throw new DomainError("invalid", m.startsAt(place, least, formatUsd(goods)));
  }
  if (difference > 0) throw new DomainError("invalid", dearerWords(zipCode, difference));
  if (!terms.isTaxedAlike) throw new DomainError("invalid", taxedOtherwiseWords(zipCode));
  return cents(-difference);
}

/**
 * What the holder's order would cost at another zip code and on which weekdays it could be delivered there; changes
 * nothing. `weekdays` is empty if the zip code is not served. Throws `not_found` for anyone else's order.
 */
export async function getChangeTerms(
  deps: Deps,
  holder: Holder,
  { number, zipCode }: { number: string; zipCode: string },
): Promise<
  { served: boolean; weekdays: number[] } & Pick<ChangeTerms, "difference" | "isTaxedAlike">
> {
  const [order, settings] = await Promise.all([ownOrder(deps, holder, number), getSettings(deps)]);
  if (!checkZip(settings, zipCode).served)
    return { served: false, weekdays: [], difference: NO_MONEY, isTaxedAlike: true };
  const { zone, difference, isTaxedAlike } = await changeTermsOf(deps.db, settings, order, zipCode);
  return { served: true, weekdays: [...zone.weekdays], difference, isTaxedAlike };
}
