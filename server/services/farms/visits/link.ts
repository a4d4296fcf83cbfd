import { eq } from "drizzle-orm";
import { farmsVisitErrors as m } from "#messages/farms/visits/visit-errors.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { farmVisits, visitGuests, visitLinks } from "#db/schema/farms/visits.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { visitStanding } from "#shared/farms/visits/visit.ts";
import { shownVisit } from "#shared/farms/visits/visit-words.ts";
import type { Deps } from "#server/deps.ts";
import { hashToken } from "../../platform/links/tokens.ts";
import { forgetGuests } from "./forget.ts";
import { lockVisit, refuseEnded } from "./visit-row.ts";

/** The places reserved under a link. Throws `not_found` for a link that does not work, whatever the reason. */
export async function placesByLink({ db, clock }: Pick<Deps, "db" | "clock">, token: string) {
  const { guest, visit, farm } = await openedBy(db, token);
  const { startsAt, endsAt, canceledReason } = visit;
  const { meetingPoint, ...words } = shownVisit(visit);
  const standing = visitStanding({ ...visit, taken: guest.party }, clock.now());
  return {
    farm,
    visitId: visit.id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...words,
    // Once the open day is canceled, no one should go there.
    meetingPoint: standing === "canceled" ? null : meetingPoint,
    canceledReason,
    party: guest.party,
    isComing: standing === "open" || standing === "full",
  };
}

/**
 * Gives up the places reserved under a link: others can take them immediately, and the guest's data
 * and our emails to them are deleted. Throws `not_found`, and `conflict` once the visit has begun
 * or was canceled.
 */
export async function giveUpPlaces(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { guest } = await openedBy(tx, token);
    const { visit } = await lockVisit(tx, guest.visitId);
    refuseEnded(visit, clock.now());
    await forgetGuests(tx, eq(visitGuests.id, guest.id));
  });
}

async function openedBy(db: Db | Tx, token: string) {
  const [found] = await db
    .select({
      guest: visitGuests,
      visit: farmVisits,
      farm: { id: farms.id, name: farms.name, town: farms.town },
    })
    .from(visitLinks)
    .innerJoin(visitGuests, eq(visitGuests.id, visitLinks.guestId))
    .innerJoin(farmVisits, eq(farmVisits.id, visitGuests.visitId))
    .innerJoin(farms, eq(farms.id, farmVisits.farmId))
    .where(eq(visitLinks.tokenHash, hashToken(token)));
  if (!found) throw new DomainError("not_found", m.deadLink);
  return found;
}
