import { isDeepStrictEqual } from "node:util";
import { ordersErrors as m } from "#messages/orders-errors.ts";
import { isDeliveryDay } from "#shared/checkout/delivery.ts";
import { type TaxedGoods, taxOf } from "#shared/checkout/tax/tax.ts";
import { DomainError } from "#shared/errors.ts";
import { dearerWords, feeDifference, taxedOtherwiseWords } from "#shared/orders/fee-change.ts";
import { cents, type Cents, formatUsd, NO_MONEY, sumCents } from "#shared/money.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { ratesOf, type ZoneTerms, zoneTermsOf } from "#shared/platform/zones/zone-terms.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { checkZip } from "../../platform/delivery-zone.ts";
import { givenOfOrder, soldOf } from "../../payments/refunds/sold.ts";
import { getSettings } from "../../platform/settings.ts";
import { type Holder, type Order, ownOrder } from "./own-order.ts";

/** What moving an order to a zip code means: the zone there, and fee and tax against what was paid. */
type ChangeTerms = {
  zone: ZoneTerms;
  /** What delivery there costs more than was paid; below zero it goes back. */
  difference: Cents;
  /** The goods that are still wanted, before tax. */
  goods: Cents;
  /** Whether each authority would have got the same there for what is left of the order. */
  isTaxedAlike: boolean;
};

/** The terms under which an order may go to a zip code now. */
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
  const [here, there] = [order.delivery.zipCode, zipCode].map((zip) =>
    taxAt(settings, order, zip, left),
  );
  return { zone, difference, goods, isTaxedAlike: isDeepStrictEqual(here, there) };
}

/** What each authority of a zip code gets for goods and delivery, by the rates of the day they were bought on. */
function taxAt(
  settings: Settings,
  { placedAt }: Order,
  zipCode: string,
  { goods, fee }: { goods: readonly TaxedGoods[]; fee: Cents },
): [authority: string, amount: Cents][] {
  const got = new Map<string, Cents>();
  for (const part of taxOf(goods, ratesOf(settings, zipCode, businessDayAt(placedAt)), fee).parts) {
    got.set(part.authority, cents((got.get(part.authority) ?? 0) + part.amount));
  }
  return [...got].filter(([, amount]) => amount > 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Refuses what an order to that zip and day would be refused for: a day without delivery there, less
 * than its smallest order where that was not asked before, a higher fee, or another tax. Throws
 * `undeliverable` for the day, `invalid` for the minimum, the fee and the tax. Returns what goes back.
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
 * What the holder's order would cost and when it could come at another zip code, before anything is
 * changed. Weekdays are empty where we do not come. Throws `not_found` for anyone else's order.
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
