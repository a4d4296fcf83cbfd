import { and, count, desc, eq, isNull, max } from "drizzle-orm";
import { subscribersErrors as m } from "#messages/subscribers-errors.ts";
import { waitingList } from "#db/schema/subscribers/waiting-list.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { languageNow } from "#shared/language.ts";
import type { Waiting } from "#shared/subscribers/waiting-list.ts";
import type { Deps } from "../../deps.ts";
import { nameOfZip, placeOfZip } from "../../geo/zips.ts";
import { checkZip } from "../platform/delivery-zone.ts";
import { eachSurvives } from "../platform/each-survives.ts";
import { queueMail } from "../mail/outbox.ts";
import { getSettings } from "../platform/settings.ts";

/** Places shown to the team; the ones where most people wait. */
const MOST_PLACES = 100;

/** Who was not notified yet. */
const isWaiting = isNull(waitingList.notifiedAt);

/**
 * Remembers who wants an email when we come to a zip; asking twice is asking once, and asking again
 * after a notification is a new wish. Answers how many waited there already, whether or not the address was among them. Throws `invalid` for a zip to
 * which we come already.
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
  // Asked again, it is kept for as long as if it were new.
  const asked = { language: languageNow(), createdAt: clock.now() };
  // Before it is written, and with the address itself: what is answered says of no one that they wait.
  const neighbors = await db.$count(waitingList, and(isWaiting, eq(waitingList.zipCode, zipCode)));
  await db
    .insert(waitingList)
    .values({ email, zipCode, ...asked })
    .onConflictDoUpdate({
      target: [waitingList.email, waitingList.zipCode],
      set: { notifiedAt: null, ...asked },
    });
  return { neighbors };
}

/** Where people are waiting: the most first. No one is named. */
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
 * Writes to everyone who waits at a zip that is served by now, once. Returns how many were notified. One
 * who cannot be notified does not stop the others; then it throws, and the job runs again.
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

/** False for one whom another process notifies. */
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
