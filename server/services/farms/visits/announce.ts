import { and, count, eq, gt, isNull } from "drizzle-orm";
import { farmsVisitErrors as m } from "#messages/farms/visits/visit-errors.ts";
import { farmVisits, visitGuests } from "#db/schema/farms/visits.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { visitDayProblem, visitHours, visitLimits } from "#shared/farms/visits/visit.ts";
import type { VisitChange, VisitPublication } from "#shared/farms/visits/visit-forms.ts";
import { shownVisit } from "#shared/farms/visits/visit-words.ts";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { editedFields, pickFields } from "#shared/platform/audit/edited-fields.ts";
import type { Deps } from "#server/deps.ts";
import type { AnnouncedText } from "#server/mail/farms/visit-mail-data.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import { lockFarm } from "../../accounts/lock-farm.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { guestLanguage, mailPlaces } from "./visit-mail.ts";
import {
  countTaken,
  loggedVisit,
  lockVisit,
  noVisit,
  refuseEnded,
  type VisitRow,
} from "./visit-row.ts";

type Announcing = Pick<Deps, "db" | "clock">;
type Changing = Pick<Deps, "db" | "clock" | "mail" | "publicUrl" | "throttle">;

/**
 * Announces an open day of a farm, visible to visitors immediately. Requests with the same key
 * announce it only once. Throws `invalid` with the field, and `conflict` for a farm that is not
 * live or has the maximum number of upcoming open days.
 */
export async function announceVisit(
  deps: Announcing,
  actor: Actor,
  farm: OwnFarm,
  { day, from, until, key, ...details }: Omit<VisitPublication, "farmId">,
): Promise<{ id: string }> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    // Locked, so that concurrent announcements cannot exceed the limit.
    const { status } = await lockFarm(tx, farm.id, "update");
    const before = key !== undefined && (await announcedUnder(tx, farm, key));
    if (before) return before;
    const problem = visitDayProblem({ day, from, until }, now);
    if (problem !== null) throw new DomainError("invalid", problem, { field: "day" });
    await refuseFarm(tx, { ...farm, status }, now);
    const hours = visitHours({ day, from, until });
    const [visit] = await tx
      .insert(farmVisits)
      .values({ ...details, ...hours, farmId: farm.id, actKey: key ?? null, createdAt: now })
      .returning();
    if (!visit) throw new Error("The visit did not come back");
    await recordAudit(deps, tx, actor, {
      action: "visit.announced",
      subject: { kind: "farm", id: farm.id, name: farm.name },
      detail: loggedVisit(visit),
    });
    return { id: visit.id };
  });
}

/** The open day already announced with this key, for a client that did not receive the response and retries. */
async function announcedUnder(tx: Tx, farm: OwnFarm, key: string) {
  const [visit] = await tx
    .select({ id: farmVisits.id })
    .from(farmVisits)
    .where(and(eq(farmVisits.farmId, farm.id), eq(farmVisits.actKey, key)));
  return visit;
}

/** Throws `conflict` for a farm that is not live or has the maximum number of upcoming open days. */
async function refuseFarm(tx: Tx, { id, status }: OwnFarm, now: Date): Promise<void> {
  if (status !== "live") throw new DomainError("conflict", m.farmNotOpen);
  const [coming] = await tx
    .select({ count: count() })
    .from(farmVisits)
    .where(
      and(eq(farmVisits.farmId, id), gt(farmVisits.startsAt, now), isNull(farmVisits.canceledAt)),
    );
  if ((coming?.count ?? 0) >= visitLimits.coming) {
    throw new DomainError("conflict", m.tooMany(visitLimits.coming));
  }
}

/**
 * Changes an open day's details and number of places, which cannot drop below those taken. Its day
 * and hours are fixed, since its guests were told. Emails the guests when the meeting point or what
 * to bring changes in their language. Throws `not_found`; `invalid` with the field; `too_many`; `conflict` when it
 * was canceled or has begun, or someone else has changed one of the same fields since they were
 * read.
 */
export async function changeVisit(
  deps: Changing,
  actor: Actor,
  farm: OwnFarm,
  { id, seen, farmId: _named, ...details }: VisitChange,
): Promise<void> {
  const ofFarm = and(eq(farmVisits.id, id), eq(farmVisits.farmId, farm.id));
  const [announced] = await deps.db.select().from(farmVisits).where(ofFarm);
  if (!announced) throw noVisit();
  refuseEnded(announced, deps.clock.now());
  // What changes nothing, such as a retry, is not counted.
  if (editedFields(seen, announced, details).edited.length === 0) return;
  // Limits emails to guests. The key includes the farm, so that no one can use up another farm's budget.
  await deps.throttle.take("visit_change", `${farm.id}:${id}`);
  await inTransaction(deps.db, async (tx) => {
    const { visit } = await lockVisit(tx, id, farm.id);
    refuseEnded(visit, deps.clock.now());
    const { edited, overtaken } = editedFields(seen, visit, details);
    if (overtaken) throw new DomainError("conflict", m.changedByOther);
    if (edited.length === 0) return;
    const after = pickFields(details, edited);
    const taken = await countTaken(tx, id);
    if (after.places !== undefined && after.places < taken) {
      throw new DomainError("invalid", m.placesTaken(taken), {
        field: "places",
      });
    }
    const changed = changesBetween(visit, after);
    await tx.update(farmVisits).set(after).where(eq(farmVisits.id, id));
    if (ANNOUNCED.some((text) => text in changed || `${text}Es` in changed)) {
      await tellGuests(deps, tx, { visit: { ...visit, ...after }, before: visit }, farm);
    }
    await recordAudit(deps, tx, actor, {
      action: "visit.changed",
      subject: { kind: "farm", id: farm.id, name: farm.name },
      detail: { ...loggedVisit(visit), ...changed },
    });
  });
}

/** The texts that are in the guests' emails. */
const ANNOUNCED = ["meetingPoint", "bring"] as const satisfies readonly AnnouncedText[];

/** Emails the guests for whom something changed: a text in the other language may not concern them. */
async function tellGuests(
  deps: Changing,
  tx: Tx,
  { visit, before }: { visit: VisitRow; before: VisitRow },
  farm: OwnFarm,
): Promise<void> {
  const guests = await tx.select().from(visitGuests).where(eq(visitGuests.visitId, visit.id));
  for (const guest of guests) {
    const language = await guestLanguage(tx, guest);
    const [now, then] = [shownVisit(visit, language), shownVisit(before, language)];
    const changed = ANNOUNCED.filter((text) => now[text] !== then[text]);
    if (changed.length === 0) continue;
    await mailPlaces(deps, tx, { visit, farmName: farm.name, guest, changed });
  }
}
