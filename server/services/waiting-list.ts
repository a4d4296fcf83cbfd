import { and, count, desc, eq, max, ne } from "drizzle-orm";
import { waitingList } from "#db/schema/waiting-list.ts";
import { DomainError } from "#shared/errors.ts";
import type { Waiting } from "#shared/waiting-list.ts";
import type { Deps } from "../deps.ts";
import { nameOfZip } from "../geo/zips.ts";
import { checkZip } from "./delivery.ts";

/** Places shown to the team; the ones where most people wait. */
const MOST_PLACES = 100;

/**
 * Remembers who wants to hear when we come to a zip; asking twice is asking once. Answers how many
 * others wait there. Throws `invalid` for a zip to which we come already.
 */
export async function joinWaitingList(
  { db }: Pick<Deps, "db">,
  { email, zipCode, waitsFor, website }: Waiting,
): Promise<{ neighbours: number }> {
  if (website) return { neighbours: 0 };
  if (waitsFor === "zip" && checkZip(zipCode).served) {
    throw new DomainError("invalid", `Good news: we deliver to ${zipCode} already`, {
      field: "zipCode",
    });
  }
  await db.insert(waitingList).values({ email, zipCode, waitsFor }).onConflictDoNothing();
  const others = and(
    eq(waitingList.zipCode, zipCode),
    eq(waitingList.waitsFor, waitsFor),
    ne(waitingList.email, email),
  );
  const [counted] = await db.select({ neighbours: count() }).from(waitingList).where(others);
  return { neighbours: counted?.neighbours ?? 0 };
}

/** Where people wait, and for what: the most first. Nobody is named. */
export async function waitingPlaces({ db }: Pick<Deps, "db">) {
  const people = count();
  const rows = await db
    .select({
      zipCode: waitingList.zipCode,
      waitsFor: waitingList.waitsFor,
      people,
      latest: max(waitingList.createdAt),
    })
    .from(waitingList)
    .groupBy(waitingList.zipCode, waitingList.waitsFor)
    .orderBy(desc(people), waitingList.zipCode)
    .limit(MOST_PLACES);
  return rows.map((row) => ({ ...row, place: nameOfZip(row.zipCode) }));
}
