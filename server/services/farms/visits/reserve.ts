import { and, eq } from "drizzle-orm";
import { farmsVisitErrors as m } from "#messages/farms/visits/visit-errors.ts";
import { visitGuests } from "#db/schema/farms/visits.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { placesLeft } from "#shared/farms/visits/visit.ts";
import type { PlacesWanted } from "#shared/farms/visits/visit-forms.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { languageNow } from "#shared/language.ts";
import type { Deps } from "#server/deps.ts";
import { takeMail } from "../../platform/typed-mails.ts";
import { mailPlaces } from "./visit-mail.ts";
import { countTaken, type GuestRow, lockVisit, noVisit, refuseEnded } from "./visit-row.ts";

type Reserving = Pick<Deps, "db" | "clock" | "mail" | "publicUrl" | "throttle">;
/** Who is reserving: the signed-in account, if any, and the network address. */
type Asker = { user: Pick<SessionUser, "id" | "email"> | null; address: string };

/**
 * Reserves places at an open day and emails a link for viewing them and giving them up. A guest who
 * already has places keeps those and gets a new link. The response is the same either way, so that
 * it does not reveal who is going. Throws `not_found`, `conflict` when it has begun, was canceled
 * or has too few places left, and `too_many`.
 */
export async function reservePlaces(
  deps: Reserving,
  { user, address }: Asker,
  { website, ...wanted }: PlacesWanted,
): Promise<void> {
  await deps.throttle.take("visit_address", address);
  if (website) return;
  // Counted before the transaction that sends the email, which holds a connection. Counted whether or not places are
  // left, since beyond them only guests get an email, and who they are stays unknown.
  await inTransaction(deps.db, (tx) => look(deps, tx, wanted));
  await takeMail(deps, wanted.email, address);
  // Places reserved for another address belong to its owner, not to this account.
  const userId = user?.email === wanted.email ? user.id : null;
  const isEnough = await inTransaction(deps.db, async (tx) => {
    const { visit, farm, known, enough, isMailed } = await look(deps, tx, wanted);
    if (isMailed) {
      const guest = known ?? (await addGuest(deps, tx, userId, wanted));
      await mailPlaces(deps, tx, { visit, farmName: farm.name, guest });
    }
    return enough;
  });
  // Also for guests who already have places: a different response would reveal that to a stranger.
  if (!isEnough) throw new DomainError("conflict", m.notSoMany, { field: "party" });
}

type Wanted = Omit<PlacesWanted, "website">;

/**
 * Locks the visit and checks whether it has enough places and whether the guest already has some.
 * Throws `not_found`, `conflict`.
 */
async function look({ clock }: Reserving, tx: Tx, wanted: Wanted) {
  const { visit, farm } = await lockVisit(tx, wanted.id);
  if (farm.status !== "live") throw noVisit();
  refuseEnded(visit, clock.now());
  const enough = wanted.party <= placesLeft(visit.places, await countTaken(tx, visit.id));
  const known = await guestOf(tx, wanted);
  return { visit, farm, known, enough, isMailed: enough || known !== undefined };
}

async function guestOf(tx: Tx, { id, email }: Wanted): Promise<GuestRow | undefined> {
  const [known] = await tx
    .select()
    .from(visitGuests)
    .where(and(eq(visitGuests.visitId, id), eq(visitGuests.email, email)));
  return known;
}

async function addGuest(
  { clock }: Reserving,
  tx: Tx,
  userId: string | null,
  { id: visitId, ...guest }: Wanted,
): Promise<GuestRow> {
  const language = languageNow();
  const [added] = await tx
    .insert(visitGuests)
    .values({ ...guest, visitId, userId, language, createdAt: clock.now() })
    .returning();
  if (!added) throw new Error("The guest did not come back");
  return added;
}
