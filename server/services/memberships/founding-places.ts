import { and, eq, lt, sql } from "drizzle-orm";
import { foundingPlaces } from "#db/schema/memberships/memberships.ts";
import type { Db, Tx } from "#db/client.ts";

const { held, taken } = foundingPlaces;

/** Founding places that are neither taken nor held. */
export async function placesLeft(db: Db, capacity: number): Promise<number> {
  const [row] = await db.select({ held, taken }).from(foundingPlaces);
  return Math.max(0, capacity - (row?.held ?? 0) - (row?.taken ?? 0));
}

/** Holds a place during payment; false if none is left. The update itself is the check. */
export async function holdPlace(tx: Tx, capacity: number): Promise<boolean> {
  const kept = await tx
    .update(foundingPlaces)
    .set({ held: sql`${held} + 1` })
    .where(and(eq(foundingPlaces.id, true), lt(sql`${held} + ${taken}`, capacity)))
    .returning({ held });
  return kept.length > 0;
}

/** Turns a held place into a taken one; without a hold, takes one only if one is left. */
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
