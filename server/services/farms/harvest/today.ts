import type { Period } from "#shared/analytics/analytics.ts";
import { cutOffOf, deliveryDays, isBeforeCutOff } from "#shared/checkout/delivery.ts";
import { cents, type Cents } from "#shared/money.ts";
import { weekOf } from "#shared/analytics/sales-periods.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { certificateAlerts } from "../certificates/read.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import { getPayoutAccount } from "../../payments/accounts/read-account.ts";
import { teamEdits } from "../../inventory/team-edits.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { farmAlerts } from "./alerts.ts";
import { getDaySheet } from "./day-sheet.ts";
import { harvestDays } from "./harvest-rows.ts";
import { getBalance } from "./balance.ts";
import { getSales } from "./sales.ts";

/**
 * The farm's day at a glance: next cut-off, what is due, sales this week and last, balance, edits by the team, and
 * other tasks.
 */
export async function getToday(deps: Deps, farm: OwnFarm) {
  const today = businessDayAt(deps.clock.now());
  const settings = await getSettings(deps);
  const calendar = calendarOf(settings);
  const monday = weekOf(today).from;
  const [days, sales, balance, account, certificates, alerts, byTeam] = await Promise.all([
    harvestDays(deps.db, farm.id, today),
    getSales(deps, farm, { from: addDays(monday, -7), to: today }),
    getBalance(deps, farm.id),
    getPayoutAccount(deps, farm.id),
    certificateAlerts(deps, farm.id, today),
    farmAlerts(deps, farm.id, today),
    teamEdits(deps, farm.id),
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
    /** The next due day with lines waiting, or else the next one: its products, and what changed since it closed. */
    sheet: next ? await getDaySheet(deps, farm, next.day, settings) : null,
    /** Days before their cut-off, which can still get orders. */
    coming: days.filter(({ day }) => isBeforeCutOff(today, day, calendar)),
    thisWeek: soldIn(sales.days, { from: monday, to: today }),
    /** Through the same weekday of the previous week. */
    lastWeek: soldIn(sales.days, { from: addDays(monday, -7), to: addDays(today, -7) }),
    balance,
    /** Its payout account: unless that is ready, nothing of the balance is paid. */
    account,
    certificates,
    alerts,
    /** What the team changed in its inventory in the last days. */
    byTeam,
  };
}

type DaySales = Awaited<ReturnType<typeof getSales>>["days"][number];

function soldIn(sales: readonly DaySales[], { from, to }: Period): Cents {
  const days = sales.filter(({ day }) => from <= day && day <= to);
  return cents(days.reduce((sum, { goods, refunds }) => sum + goods - refunds, 0));
}
