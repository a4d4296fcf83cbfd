import { asc, eq } from "drizzle-orm";
import { farmVisits, visitGuests } from "#db/schema/farms/visits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import { queueMail } from "../../mail/outbox.ts";
import { type Actor, auditsOf, isActorOf, recordAudit } from "../../platform/audit/audit.ts";
import { loggedVisit, lockVisit, refuseEnded, type VisitRow } from "./visit-row.ts";

/**
 * Cancels an open day and emails every guest the reason, in one transaction. Someone reserving at
 * the same time either gets that email too or is refused with `conflict`. Throws `not_found`, and
 * `conflict` when it has begun or was already canceled, unless this actor did it for this reason.
 */
export async function cancelVisit(
  deps: Pick<Deps, "db" | "clock" | "mail" | "publicUrl">,
  actor: Actor,
  farm: OwnFarm,
  { id, reason }: { id: string; reason: string },
): Promise<{ notified: number }> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const { visit } = await lockVisit(tx, id, farm.id);
    const guests = await tx
      .select()
      .from(visitGuests)
      .where(eq(visitGuests.visitId, id))
      .orderBy(asc(visitGuests.createdAt), asc(visitGuests.id));
    if (visit.canceledReason === reason && (await hasCanceled(tx, actor, visit))) {
      return { notified: guests.length };
    }
    refuseEnded(visit, now);
    await tx
      .update(farmVisits)
      .set({ canceledAt: now, canceledReason: reason })
      .where(eq(farmVisits.id, id));
    for (const { id: guestId, email, language } of guests) {
      await queueMail(deps, tx, {
        kind: "visit_canceled",
        to: email,
        language,
        dedupeKey: `visit_canceled:${guestId}`,
        data: {
          farmName: farm.name,
          startsAt: visit.startsAt.toISOString(),
          endsAt: visit.endsAt.toISOString(),
          reason,
          url: `${deps.publicUrl}/tours`,
        },
      });
    }
    await recordAudit(deps, tx, actor, {
      action: "visit.canceled",
      subject: { kind: "farm", id: farm.id, name: farm.name },
      detail: { ...loggedVisit(visit), reason },
    });
    return { notified: guests.length };
  });
}

/** Whether this actor canceled the open day: an earlier call whose response was lost. */
async function hasCanceled(tx: Tx, actor: Actor, visit: VisitRow): Promise<boolean> {
  const { day, places } = loggedVisit(visit);
  const entries = await auditsOf(tx, "visit.canceled", { kind: "farm", id: visit.farmId });
  return entries.some(
    (entry) =>
      isActorOf(actor, entry) &&
      entry.detail["day"] === day &&
      entry.detail["places"] === places &&
      entry.detail["reason"] === visit.canceledReason,
  );
}
