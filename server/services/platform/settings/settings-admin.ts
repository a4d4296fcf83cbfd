import { and, desc, eq, gte, sql } from "drizzle-orm";
import { platformSettingsErrors as m } from "#messages/platform/settings/settings-errors.ts";
import { actorWords } from "#shared/platform/audit/audit-actor.ts";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { pickFields } from "#shared/platform/audit/edited-fields.ts";
import { WINDOW_IDS } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import { type Settings, settingsSchema } from "#shared/platform/settings/settings.ts";
import {
  SETTINGS_TAB_IDS,
  SETTINGS_TABS,
  type SettingsTab,
} from "#shared/platform/settings/settings-tabs.ts";
import { businessDayAt, formatDayFull } from "#shared/time.ts";
import { auditLog } from "#db/schema/platform/audit.ts";
import { deliverySlots } from "#db/schema/checkout/checkout.ts";
import { settings } from "#db/schema/platform/system.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "../../../deps.ts";
import { placeOfZip } from "../../../geo/zips.ts";
import { type Actor, recordAudit } from "../audit/audit.ts";
import { getSettings } from "./settings.ts";
import { unservedOrders } from "../zones/unserved-orders.ts";

/** Number of changes shown in a tab's history. */
const HISTORY = 20;

/** The settings with the version and the latest changes of each tab. */
export async function settingsForAdmin({ db }: Pick<Deps, "db">) {
  const histories = await Promise.all(SETTINGS_TAB_IDS.map((tab) => historyOf(db, tab)));
  return {
    settings: await getSettings({ db }),
    tabs: SETTINGS_TAB_IDS.map((tab, at) => ({
      tab,
      version: histories[at]?.[0]?.id ?? 0,
      history: histories[at] ?? [],
    })),
  };
}

function historyOf(db: Tx | Db, tab: SettingsTab) {
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, "settings"), eq(auditLog.subjectId, tab)))
    .orderBy(desc(auditLog.id))
    .limit(HISTORY);
}

/** Follow-up work after a tab changes: moves boxes to delivery days and notifies people on the zip waiting list. */
const JOBS_OF: Partial<Record<SettingsTab, readonly ("plan_boxes" | "notify_waiting")[]>> = {
  delivery: ["notify_waiting", "plan_boxes"],
  fees: ["plan_boxes"],
};

type Change = {
  tab: SettingsTab;
  /** The tab's version that the admin saw. */
  version: number;
  values: { [Key in keyof Settings]?: Settings[Key] | undefined };
};

/** Settings that decide where, on which days and in which windows we deliver. */
const SERVING: readonly (keyof Settings)[] = [
  "zones",
  "unservedPrefixes",
  "deliveryWeekdays",
  "holidays",
  "movedDays",
  "windowCapacities",
];

/**
 * Saves one tab and audits the change. Every process checks the settings for each request, so they apply from the next
 * one on. Throws `conflict` if someone else has saved the tab since, and `invalid` for values of other tabs, a week
 * without delivery, a depot in an unknown zip, or deliveries moved to a holiday. Returns how many orders to come it no
 * longer serves.
 */
export async function saveSettings(
  deps: Deps,
  actor: Actor,
  { tab, version, values }: Change,
): Promise<{ unserved: number }> {
  const fields: readonly string[] = SETTINGS_TABS[tab];
  if (Object.keys(values).some((field) => !fields.includes(field))) {
    throw new DomainError("invalid", m.anotherTab);
  }
  return inTransaction(deps.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`);
    const [latest] = await historyOf(tx, tab);
    if ((latest?.id ?? 0) !== version) {
      throw new DomainError("conflict", m.changedMeanwhile(latest && actorWords(latest.actorName)));
    }
    const before = await getSettings({ db: tx });
    const after = settingsSchema.parse({ ...before, ...values });
    if (tab === "delivery") checkDelivery(after);
    const changes = changesBetween<Record<string, unknown>>(before, pickFields(after, fields));
    const now = deps.clock.now();
    if (Object.keys(changes).length === 0) return { unserved: 0 };
    for (const [key, { to: value }] of Object.entries(changes))
      await write(tx, key, { value, actor, now });
    if ("windowCapacities" in changes) await resizeWindows(deps, tx, after);
    for (const job of JOBS_OF[tab] ?? []) await deps.jobs.enqueue(tx, job, {});
    await recordAudit(deps, tx, actor, {
      action: "settings.changed",
      subject: { kind: "settings", id: tab, name: tab },
      detail: changes,
    });
    const isAboutServing = SERVING.some((key) => key in changes);
    const today = businessDayAt(now);
    return { unserved: isAboutServing ? await unservedOrders(tx, { before, after, today }) : 0 };
  });
}

/** Not part of the schema, which also reads what was saved before. */
function checkDelivery({ deliveryWeekdays, depot, movedDays, holidays }: Settings): void {
  const refuse = (field: string, message: string) => new DomainError("invalid", message, { field });
  if (deliveryWeekdays.length === 0) throw refuse("deliveryWeekdays", m.weekdayMissing);
  if (!placeOfZip(depot.zipCode)) throw refuse("depot.zipCode", m.unknownZip(depot.zipCode));
  const moved = movedDays.find(({ to }) => holidays.includes(to));
  if (moved) throw refuse("movedDays", m.movedToHoliday(formatDayFull(moved.to)));
}

type Written = { value: unknown; actor: Actor; now: Date };

async function write(tx: Tx, key: string, { value, actor, now }: Written): Promise<void> {
  const row = {
    value: sql`${JSON.stringify(value)}::jsonb`,
    updatedBy: actor?.id ?? null,
    updatedAt: now,
  };
  await tx
    .insert(settings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}

/** Applies the new capacity to future windows. Slots already taken beyond it stay, but none is given again. */
async function resizeWindows(deps: Deps, tx: Tx, { windowCapacities }: Settings): Promise<void> {
  const today = businessDayAt(deps.clock.now());
  for (const id of WINDOW_IDS) {
    await tx
      .update(deliverySlots)
      .set({
        capacity: windowCapacities[id],
        excess: sql`greatest(0, ${deliverySlots.held} + ${deliverySlots.booked} - ${windowCapacities[id]}::int)`,
      })
      .where(and(eq(deliverySlots.window, id), gte(deliverySlots.day, today)));
  }
}
