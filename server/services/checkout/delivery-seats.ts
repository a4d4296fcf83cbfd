import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import { DELIVERY_WINDOWS, type WindowId } from "#shared/checkout/delivery.ts";
import type { Settings } from "#shared/platform/settings.ts";
import { deliverySlots, seatHolds } from "#db/schema/checkout.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";

export type Seat = { day: string; window: WindowId };

/** Holds the checkout's one seat in a window. False when the window is full; nothing is changed then. */
export async function holdSeat(
  tx: Tx,
  checkoutId: string,
  seat: Seat,
  capacity: number,
): Promise<boolean> {
  const [held] = await tx
    .select()
    .from(seatHolds)
    .where(eq(seatHolds.checkoutId, checkoutId))
    .for("update");
  if (held?.day === seat.day && held.window === seat.window) return true;
  if (!(await takeSeat(tx, seat, capacity))) return false;
  if (held) await releaseSeat(tx, checkoutId);
  await tx.insert(seatHolds).values({ checkoutId, ...seat });
  return true;
}

async function takeSeat(tx: Tx, seat: Seat, capacity: number): Promise<boolean> {
  await tx
    .insert(deliverySlots)
    .values({ ...seat, capacity })
    .onConflictDoNothing();
  const taken = await tx
    .update(deliverySlots)
    .set({ held: sql`${deliverySlots.held} + 1` })
    .where(and(isSlot(seat), hasRoom()))
    .returning({ day: deliverySlots.day });
  return taken.length === 1;
}

/** Gives the checkout's held seat back, if it has one. */
export async function releaseSeat(tx: Tx, checkoutId: string): Promise<Seat | null> {
  const [held] = await tx.delete(seatHolds).where(eq(seatHolds.checkoutId, checkoutId)).returning();
  if (!held) return null;
  await freeSlot(tx, held);
  return held;
}

async function freeSlot(tx: Tx, seat: Seat): Promise<void> {
  await tx
    .update(deliverySlots)
    .set({ held: sql`${deliverySlots.held} - 1` })
    .where(isSlot(seat));
}

/** Books the seat for a paid order, held or, when the hold is gone, free. False when the window is full. */
export async function bookSeat(
  tx: Tx,
  checkoutId: string,
  seat: Seat,
  capacity: number,
): Promise<boolean> {
  const [held] = await tx.delete(seatHolds).where(eq(seatHolds.checkoutId, checkoutId)).returning();
  const isHeld = held?.day === seat.day && held.window === seat.window;
  if (held && !isHeld) await freeSlot(tx, held);
  if (!isHeld && !(await takeSeat(tx, seat, capacity))) return false;
  await tx
    .update(deliverySlots)
    .set({ held: sql`${deliverySlots.held} - 1`, booked: sql`${deliverySlots.booked} + 1` })
    .where(isSlot(seat));
  return true;
}

/**
 * Moves a booked seat to another window. False when that one is full; nothing is changed then. Both
 * rows are locked in one order, so that two who swap never wait for each other.
 */
export async function moveSeat(tx: Tx, from: Seat, to: Seat, capacity: number): Promise<boolean> {
  await tx
    .insert(deliverySlots)
    .values({ ...to, capacity })
    .onConflictDoNothing();
  await tx
    .select({ day: deliverySlots.day })
    .from(deliverySlots)
    .where(or(isSlot(from), isSlot(to)))
    .orderBy(deliverySlots.day, deliverySlots.window)
    .for("update");
  const taken = await tx
    .update(deliverySlots)
    .set({ booked: sql`${deliverySlots.booked} + 1` })
    .where(and(isSlot(to), hasRoom()))
    .returning({ day: deliverySlots.day });
  if (taken.length === 0) return false;
  await unbookSeat(tx, from);
  return true;
}

/** Gives a booked seat back. An order that was placed beyond the capacity had none. */
export async function unbookSeat(tx: Tx, seat: Seat): Promise<void> {
  await tx
    .update(deliverySlots)
    .set({ booked: sql`${deliverySlots.booked} - 1` })
    .where(and(isSlot(seat), gt(deliverySlots.booked, 0)));
}

function hasRoom() {
  return sql`${deliverySlots.held} + ${deliverySlots.booked} < ${deliverySlots.capacity}`;
}

function isSlot(seat: Seat) {
  return and(eq(deliverySlots.day, seat.day), eq(deliverySlots.window, seat.window));
}

/** Places left in each window of the given days. A window nobody booked yet has its full capacity. */
export async function seatsLeft(
  { db }: Pick<Deps, "db">,
  days: readonly string[],
  capacities: Settings["windowCapacities"],
) {
  const rows = await db
    .select({
      day: deliverySlots.day,
      window: deliverySlots.window,
      left: sql<number>`${deliverySlots.capacity} - ${deliverySlots.held} - ${deliverySlots.booked}`,
    })
    .from(deliverySlots)
    .where(inArray(deliverySlots.day, [...days]));
  const left = new Map(rows.map((row) => [`${row.day} ${row.window}`, row.left]));
  return days.map((day) => ({
    day,
    windows: DELIVERY_WINDOWS.map(({ id }) => ({
      id,
      left: left.get(`${day} ${id}`) ?? capacities[id],
    })),
  }));
}

/** The first free window from `seat` on, for a shopper whose choice is full. */
export async function nextFreeSeat(
  deps: Pick<Deps, "db">,
  days: readonly string[],
  seat: Seat,
  capacities: Settings["windowCapacities"],
): Promise<Seat | null> {
  const later = days.filter((day) => day >= seat.day);
  const free = (await seatsLeft(deps, later, capacities)).flatMap(({ day, windows }) =>
    windows.filter((window) => window.left > 0).map((window) => ({ day, window: window.id })),
  );
  return free.find((found) => found.day !== seat.day || found.window !== seat.window) ?? null;
}
