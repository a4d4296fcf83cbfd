import { cutOffOf, deliveryDays, isBeforeCutOff } from "#shared/checkout/delivery.ts";
import { cents } from "#shared/money.ts";
import { weekOf } from "#shared/analytics/sales-periods.ts";
import { calendarOf } from "#shared/platform/settings.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { certificateAlerts } from "../certificates/read.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import { getSettings } from "../../platform/settings.ts";
import { getDaySheet } from "./day-sheet.ts";
import { harvestDays } from "./harvest-rows.ts";
import { getBalance } from "./balance.ts";
import { getSales } from "./sales.ts";

/**
 * The farm's day at a glance: the next cut-off, what is due, the week so far beside the last one, money to
 * come, and certificates to see to.
 */
export async function getToday(deps: Deps, farm: OwnFarm) {
  const today = businessDayAt(deps.clock.now());
  const settings = await getSettings(deps);
  const calendar = calendarOf(settings);
  const [days, thisWeek, lastWeek, balance, certificates] = await Promise.all([
    harvestDays(deps.db, farm.id, today),
    soldIn(deps, farm, weekOf(today).from, today),
    soldIn(deps, farm, weekOf(addDays(today, -7)).from, addDays(today, -7)),
    getBalance(deps, farm.id),
    certificateAlerts(deps, farm.id, today),
  ]);
  const [nextOpen] = deliveryDays(today, calendar);
  const due = days.filter(({ day }) => !isBeforeCutOff(today, day, calendar));
  const next = due.find(({ waiting }) => waiting > 0) ?? due[0];
  return {
    farm: { id: farm.id, name: farm.name, status: farm.status },
    today,
    nextCutOff: nextOpen ? { day: nextOpen, at: cutOffOf(nextOpen, calendar).toISOString() } : null,
    /** Closed days with something to bring, the next one first. */
    due,
    /** The next of them with something to do, product by product, and what changed since it closed. */
    sheet: next ? await getDaySheet(deps, farm, next.day, settings) : null,
    /** Days that may still grow. */
    coming: days.filter(({ day }) => isBeforeCutOff(today, day, calendar)),
    thisWeek,
    /** Until the same weekday of the week before. */
    lastWeek,
    balance,
    certificates,
  };
}

async function soldIn(deps: Deps, farm: OwnFarm, from: string, to: string) {
  const { total } = await getSales(deps, farm, { from, to });
  return cents(total.goods - total.refunds);
}
