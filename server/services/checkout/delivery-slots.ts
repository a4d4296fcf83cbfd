import { and, eq, inArray, or, sql } from "drizzle-orm";
import { DELIVERY_WINDOWS, type WindowId } from "#shared/checkout/delivery.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { deliverySlots, slotHolds } from "#db/schema/checkout/checkout.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";

export type DeliverySlot = { day: string; window: WindowId };

/** Holds the checkout's one slot in a window. Returns false, and changes nothing, if the window is full. */
export async function holdSlot(
  tx: Tx,
  checkoutId: string,
  slot: DeliverySlot,
  capacity: number,
): Promise<boolean> {
  const [held] = await tx
    .select({ day: slotHolds.day, window: slotHolds.window })
    .from(slotHolds)
    .where(eq(slotHolds.checkoutId, checkoutId))
    .for("update");
  if (held?.day === slot.day && held.window === slot.window) return true;
  if (capacity < 1) return false;
  if (held) await lockWindows(tx, [held, slot]);
  const taken = tx.$with("taken").as(taking(tx, slot, capacity));
  const moved = await tx
    .with(taken)
    .insert(slotHolds)
    .select(
      tx
        .select({
          checkoutId: sql`${checkoutId}::uuid`.as("checkout_id"),
          day: taken.day,
          window: taken.window,
        })
        .from(taken),
    )
    .onConflictDoUpdate({ target: slotHolds.checkoutId, set: { ...slot } })
    .returning({ day: slotHolds.day });
  if (moved.length === 0) return false;
  if (held) await freeSlot(tx, held);
  return true;
}

/**
 * Holds a slot for a checkout that has none in the first of a day's windows that has room, tried in this order. Returns
 * null, and changes nothing, if all are full.
 */
export async function holdFirstFree(
  tx: Tx,
  checkoutId: string,
  { day, windows }: { day: string; windows: readonly WindowId[] },
  capacities: Settings["windowCapacities"],
): Promise<WindowId | null> {
  await lockWindows(
    tx,
    windows.map((window) => ({ day, window })),
  );
  for (const window of windows) {
    if (await holdSlot(tx, checkoutId, { day, window }, capacities[window])) return window;
  }
  return null;
}

/**
 * The statement that takes a slot and creates the window's row if it is the first; returns no row if the window is
 * full.
 */
function taking(tx: Tx, slot: DeliverySlot, capacity: number) {
  return tx
    .insert(deliverySlots)
    .values({ ...slot, capacity, held: 1 })
    .onConflictDoUpdate({
      target: [deliverySlots.day, deliverySlots.window],
      set: { held: sql`${deliverySlots.held} + 1` },
      setWhere: hasRoom(),
    })
    .returning({ day: deliverySlots.day, window: deliverySlots.window });
}

/** Releases the checkout's held slot, if it has one. */
export async function releaseSlot(tx: Tx, checkoutId: string): Promise<DeliverySlot | null> {
  const [held] = await tx.delete(slotHolds).where(eq(slotHolds.checkoutId, checkoutId)).returning();
  if (!held) return null;
  await freeSlot(tx, held);
  return held;
}

async function freeSlot(tx: Tx, slot: DeliverySlot): Promise<void> {
  await tx
    .update(deliverySlots)
    .set({ held: sql`${deliverySlots.held} - 1` })
    .where(isSlot(slot));
}

/**
 * Books a slot and releases the previous one, if any. Returns false, and changes nothing, if the window is full.
 */
export async function moveSlot(
  tx: Tx,
  from: DeliverySlot | null,
  to: DeliverySlot,
  capacity: number,
): Promise<boolean> {
  await tx
    .insert(deliverySlots)
    .values({ ...to, capacity })
    .onConflictDoNothing();
  await lockWindows(tx, from ? [from, to] : [to]);
  if (!(await rebookSlot(tx, to))) return false;
  if (from) await unbookSlot(tx, from);
  return true;
}

/**
 * Locks windows in a fixed order, so that two who swap them, or who try them in another order, cannot deadlock
 * (`lock_windows` does the same).
 */
async function lockWindows(tx: Tx, slots: readonly DeliverySlot[]): Promise<void> {
  await tx
    .select({ day: deliverySlots.day })
    .from(deliverySlots)
    .where(or(...slots.map(isSlot)))
    .orderBy(deliverySlots.day, deliverySlots.window)
    .for("update");
}

/** Books a slot in a window that already has a row. Returns false if it is full. */
export async function rebookSlot(tx: Tx, slot: DeliverySlot): Promise<boolean> {
  const taken = await tx
    .update(deliverySlots)
    .set({ booked: sql`${deliverySlots.booked} + 1` })
    .where(and(isSlot(slot), hasRoom()))
    .returning({ day: deliverySlots.day });
  return taken.length > 0;
}

/** Releases a booked slot, for an order that has one. */
export async function unbookSlot(tx: Tx, slot: DeliverySlot): Promise<void> {
  await tx
    .update(deliverySlots)
    .set({ booked: sql`${deliverySlots.booked} - 1` })
    .where(isSlot(slot));
}

function hasRoom() {
  return sql`${deliverySlots.held} + ${deliverySlots.booked} < ${deliverySlots.capacity}`;
}

function isSlot(slot: DeliverySlot) {
  return and(eq(deliverySlots.day, slot.day), eq(deliverySlots.window, slot.window));
}

/** Slots left in each window of the given days. A window without a row has its full capacity. */
export async function slotsLeft(
  { db }: { db: Db | Tx },
  days: readonly string[],
  capacities: Settings["windowCapacities"],
) {
  const rows = await db
    .select({
      day: deliverySlots.day,
      window: deliverySlots.window,
      left: sql<number>`greatest(0, ${deliverySlots.capacity} - ${deliverySlots.held} - ${deliverySlots.booked})`,
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

/** How many slots each window of a day has and how many are left, for the team only. */
export async function slotsOfDay(
  { db }: Pick<Deps, "db">,
  day: string,
  capacities: Settings["windowCapacities"],
) {
  const rows = await db.select().from(deliverySlots).where(eq(deliverySlots.day, day));
  return DELIVERY_WINDOWS.map(({ id }) => {
    const row = rows.find(({ window }) => window === id);
    const capacity = row?.capacity ?? capacities[id];
    const taken = row ? row.held + row.booked : 0;
    return { id, capacity, left: Math.max(0, capacity - taken) };
  });
}

/**
 * The first free window after `slot`, for a shopper whose choice is full; if there is none, an earlier one that day.
 */
export async function nextFreeSlot(
  deps: { db: Db | Tx },
  days: readonly string[],
  slot: DeliverySlot,
  capacities: Settings["windowCapacities"],
): Promise<DeliverySlot | null> {
  const later = days.filter((day) => day >= slot.day);
  const all = (await slotsLeft(deps, later, capacities)).flatMap(({ day, windows }) =>
    windows.map(({ id, left }) => ({ day, window: id, left })),
  );
  const at = all.findIndex(({ day, window }) => day === slot.day && window === slot.window);
  const free = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].find(
    ({ left }) => left > 0,
  );
  return free ? { day: free.day, window: free.window } : null;
}
