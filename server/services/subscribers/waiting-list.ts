import { and, count, desc, eq, isNull, max } from "drizzle-orm";
import { subscribersErrors as m } from "#messages/subscribers/errors.ts";
import { waitingList } from "#db/schema/subscribers/waiting-list.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { languageNow } from "#shared/language.ts";
import type { Waiting } from "#shared/subscribers/waiting-list.ts";
import type { Deps } from "../../deps.ts";
import { nameOfZip, placeOfZip } from "../../geo/zips.ts";
import { checkZip } from "../platform/zones/delivery-zone.ts";
import { eachSurvives } from "../platform/each-survives.ts";
import { queueMail } from "../mail/outbox.ts";
import { getSettings } from "../platform/settings/settings.ts";

/** Maximum number of places shown to the team, those with the most people first. */
const MOST_PLACES = 100;

/** Matches people not notified yet. */
const isWaiting = isNull(waitingList.notifiedAt);

/**
 * Records who wants an email once we deliver to a zip code. Repeated requests count once; a request after a
 * notification counts as a new one. Returns how many were already waiting there, including this address if it was.
 * Throws `invalid` for a zip code we already deliver to.
 */
export async function joinWaitingList(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { email, zipCode, website }: Waiting,
): Promise<{ neighbors: number }> {
  if (website) return { neighbors: 0 };
  if (checkZip(await getSettings({ db }), zipCode).served) {
    throw new DomainError("invalid", m.weDeliver(zipCode), {
      field: "zipCode",
    });
  }
  // Asking again restarts its retention period.
  const asked = { language: languageNow(), createdAt: clock.now() };
  // Counted before the insert, and including this address if it was already waiting, so that this response alone does
  // not reveal whether it was. Two counts do, to whoever knows the address and the zip (docs/security.md).
  const neighbors = await waitingAt({ db }, zipCode);
  await db
    .insert(waitingList)
    .values({ email, zipCode, ...asked })
    .onConflictDoUpdate({
      target: [waitingList.email, waitingList.zipCode],
      set: { notifiedAt: null, ...asked },
    });
  return { neighbors };
}

/** How many people are waiting for us at a zip code. */
export function waitingAt({ db }: Pick<Deps, "db">, zipCode: string): Promise<number> {
  return db.$count(waitingList, and(isWaiting, eq(waitingList.zipCode, zipCode)));
}

/** The places where people are waiting, those with the most people first, without names. */
export async function waitingPlaces({ db }: Pick<Deps, "db">) {
  const people = count();
  const rows = await db
    .select({
      zipCode: waitingList.zipCode,
      people,
      latest: max(waitingList.createdAt),
    })
    .from(waitingList)
    .where(isWaiting)
    .groupBy(waitingList.zipCode)
    .orderBy(desc(people), waitingList.zipCode)
    .limit(MOST_PLACES);
  return rows.map((row) => ({ ...row, place: nameOfZip(row.zipCode) }));
}

/**
 * Emails everyone waiting at a zip code that is now served, once. Returns how many were notified. If one fails, the
 * others are still notified; then this throws, so that the job runs again.
 */
export async function notifyWaiting(deps: Deps): Promise<number> {
  const settings = await getSettings(deps);
  const waiting = await deps.db
    .select({ id: waitingList.id, zipCode: waitingList.zipCode })
    .from(waitingList)
    .where(isWaiting)
    .orderBy(waitingList.createdAt, waitingList.id);
  let notified = 0;
  const steps = waiting
    .filter(({ zipCode }) => checkZip(settings, zipCode).served)
    .map(({ id }) => ({
      facts: { subjectId: id, table: "waiting_list" },
      run: async () => {
        if (await notifyOne(deps, id)) notified += 1;
      },
    }));
  await eachSurvives(deps, "a neighbor could not be notified", steps);
  return notified;
}

/** Notifies one person; false if another process has already done so. */
function notifyOne(deps: Deps, id: string): Promise<boolean> {
  const notifiedAt = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const [one] = await tx
      .update(waitingList)
      .set({ notifiedAt })
      .where(and(isWaiting, eq(waitingList.id, id)))
      .returning();
    if (!one) return false;
    const { email, zipCode, language } = one;
    await queueMail(deps, tx, {
      kind: "zip_served",
      to: email,
      language,
      dedupeKey: `zip_served:${id}:${notifiedAt.toISOString()}`,
      data: {
        zipCode,
        town: placeOfZip(zipCode)?.city ?? null,
        shopUrl: `${deps.publicUrl}/shop`,
      },
    });
    return true;
  });
}
