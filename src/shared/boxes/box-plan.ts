import { type DeliveryCalendar, isDeliveryDay } from "../checkout/delivery.ts";
import { defineLifecycle } from "../lifecycle.ts";
import { cents, type Cents, sumCents } from "../money.ts";
import type { Bill, Totals } from "../checkout/pricing.ts";
import type { Rates } from "../checkout/tax/rates.ts";
import { apportion, BOX_TAX_CATEGORY, severalOf, type Taxed, taxOf } from "../checkout/tax/tax.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { addDays, businessTimeOn, type Day, startOfBusinessDay, weekdayOf } from "../time.ts";

/** A household's weekly box subscription: it runs and can be paused and resumed until it is canceled. */
export const subscriptionLifecycle = defineLifecycle({
  active: { pause: "paused", cancel: "canceled" },
  paused: { resume: "active", cancel: "canceled" },
  canceled: {},
});
export type SubscriptionState = (typeof subscriptionLifecycle.states)[number];

/**
 * One box of a subscription. It is charged at its cut-off; a declined card is retried on the next two days, after
 * which the box is given up. Once placed, it is an ordinary order.
 */
export const boxLifecycle = defineLifecycle({
  planned: { skip: "skipped", charge: "charging", cancel: "canceled", give_up: "given_up" },
  skipped: { unskip: "planned", cancel: "canceled" },
  charging: { place: "placed", decline: "declined", give_up: "given_up" },
  declined: { charge: "charging", place: "placed", give_up: "given_up", cancel: "canceled" },
  placed: {},
  given_up: {},
  canceled: {},
});
export type BoxState = (typeof boxLifecycle.states)[number];

/** States of a box that has not been charged; the household can change it until its cut-off. */
export const UNCHARGED: readonly BoxState[] = ["planned", "skipped"];

/** Weeks between boxes. */
export const BOX_RHYTHMS = [1, 2, 4] as const;
export type BoxRhythm = (typeof BOX_RHYTHMS)[number];

/** Maximum number of charge attempts per box: at its cut-off and on the next two days. */
export const BOX_CHARGES = 3;

/** How many days before a price increase takes effect its notice is sent (California's Automatic Renewal Law). */
export const PRICE_NOTICE_DAYS = { least: 7, most: 30 } as const;

/** How many days ahead a subscription's boxes are planned, each at the price of that day. */
export const BOX_DAYS_AHEAD = 56;

/** The hour of the business day at which a declined card is retried. */
const RETRY_HOUR = 18;

const WEEK = 7;

/** Days from a box's cut-off to its delivery, including two days to retry declined cards before orders lock. */
export function boxLeadOf({
  boxLeadDays,
  leadDays,
}: Pick<Settings, "boxLeadDays" | "leadDays">): number {
  return Math.max(boxLeadDays, leadDays + BOX_CHARGES - 1);
}

/** The midnight until which a day's orders can be changed if they close `lead` days before. */
export function closesAt(day: Day, lead: number): Date {
  return startOfBusinessDay(addDays(day, 1 - lead));
}

/** When to retry the charge of a declined box for that day: the next evening before orders lock, or null. */
export function nextCharge(
  { day, now }: { day: Day; now: Date },
  { leadDays }: Pick<Settings, "leadDays">,
): Date | null {
  const end = closesAt(day, leadDays);
  for (let before = WEEK * 3; before >= leadDays; before -= 1) {
    const evening = businessTimeOn(addDays(day, -before), RETRY_HOUR);
    if (evening > now && evening < end) return evening;
  }
  return null;
}

/** The upcoming cycles through `until` (inclusive): every so many weeks from `firstDay`, after `last`. */
export function nextCycles(
  plan: { firstDay: Day; everyWeeks: number; last: Day | null },
  until: Day,
): Day[] {
  const step = plan.everyWeeks * WEEK;
  const cycles: Day[] = [];
  const { firstDay, last } = plan;
  let day = last !== null && last >= firstDay ? addDays(last, step) : firstDay;
  for (; day <= until; day = addDays(day, step)) cycles.push(day);
  return cycles;
}

/**
 * The day a cycle's box arrives: its own day, the day it was moved to, or the next delivery day within the week;
 * otherwise null.
 */
export function boxDayOf(
  cycle: Day,
  calendar: Pick<DeliveryCalendar, "weekdays" | "holidays" | "moved">,
): Day | null {
  const moved = calendar.moved.find(({ from }) => from === cycle);
  const isMoved = moved && !calendar.holidays.includes(moved.to);
  if (isMoved && calendar.weekdays.includes(weekdayOf(cycle))) return moved.to;
  for (let later = 0; later < WEEK; later += 1) {
    const day = addDays(cycle, later);
    if (isDeliveryDay(day, calendar)) return day;
  }
  return null;
}

/** The next date that falls on a weekday, possibly `from` itself. */
export function nextWeekday(from: Day, weekday: number): Day {
  return addDays(from, (weekday - weekdayOf(from) + WEEK) % WEEK);
}

/**
 * What a box costs: its price, the tax on that price, and the delivery fee. Goods worth more than the price count as
 * discounted, so the contents never change what is charged.
 */
export function boxTotals({ price, value }: { price: Cents; value: number }, rates: Rates): Totals {
  return boxBill({ price, values: [cents(value)] }, rates).totals;
}

/** Like `boxTotals`, with the tax allocated to the goods by their value. */
export function boxBill(
  { price, values }: { price: Cents; values: readonly Cents[] },
  rates: Rates,
): Bill & { taxed: Taxed } {
  const { deliveryFee } = rates;
  const value = sumCents(values);
  const goods = apportion(price, values).map((amount) => ({
    amount,
    taxCategory: BOX_TAX_CATEGORY,
  }));
  const taxed = taxOf(goods, rates, deliveryFee);
  const { tax, taxBps, parts } = taxed;
  const totals = {
    subtotal: value,
    tax,
    ...severalOf(parts),
    delivery: deliveryFee,
    discount: cents(value - price),
    total: cents(price + tax + deliveryFee),
  };
  return { totals, taxBps, taxed };
}

/** Whole years from one day to another; a year that starts on February 29 ends on March 1. */
export function yearsSince(begun: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(begun.slice(0, 4));
  return today.slice(5) < begun.slice(5) ? years - 1 : years;
}
