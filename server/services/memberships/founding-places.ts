import { and, eq, lt, sql } from "drizzle-orm";
import { foundingPlaces } from "#db/schema/memberships/memberships.ts";
import type { Db, Tx } from "#db/client.ts";

const { held, taken } = foundingPlaces;

/** Founding places that no one has taken or holds. */
export async function placesLeft(db: Db, capacity: number): Promise<number> {
  const [row] = await db.select({ held, taken }).from(foundingPlaces);
  return Math.max(0, capacity - (row?.held ?? 0) - (row?.taken ?? 0));
}

/** Holds a place for someone who pays; false when there is none. The check is the update itself. */
export async function holdPlace(tx: Tx, capacity: number): Promise<boolean> {
  const kept = await tx
    .update(foundingPlaces)
    .set({ held: sql`${held} + 1` })
    .where(and(eq(foundingPlaces.id, true), lt(sql`${held} + ${taken}`, capacity)))
    .returning({ held });
  return kept.length > 0;
}

/** A held place becomes a taken one; who holds none any more takes one only while there is one. */
export async function takePlace(tx: Tx, wasHeld: boolean, capacity: number): Promise<boolean> {
  const took = await tx
    .update(foundingPlaces)
    .set({ taken: sql`${taken} + 1`, ...(wasHeld ? { held: sql`${held} - 1` } : {}) })
    .where(
      and(eq(foundingPlaces.id, true), ...(wasHeld ? [] : [lt(sql`${held} + ${taken}`, capacity)])),
    )
    .returning({ taken });
  return took.length > 0;
}

export async function releaseHeldPlace(tx: Tx): Promise<void> {
  await tx.update(foundingPlaces).set({ held: sql`${held} - 1` });
}

export async function releaseTakenPlaces(tx: Tx, places: number): Promise<void> {
  if (places === 0) return;
  await tx.update(foundingPlaces).set({ taken: sql`${taken} - ${places}::int` });
}
