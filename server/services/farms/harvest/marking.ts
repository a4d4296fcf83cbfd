import { farmsErrors as m } from "#messages/farms/errors.ts";
import { unitsToCome, waitsForWeight } from "#shared/orders/units-to-come.ts";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { LineMark, ProductMark } from "#shared/farms/harvest/harvest.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { isWithFarms, WITH_FARMS } from "#shared/orders/order.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import { moveOrder } from "../../orders/lifecycle/order-moves.ts";
import { type Marker, noteMark } from "./acting-audit.ts";
import { isReadyBefore } from "./ready-before.ts";
import { readShownName } from "../../platform/people/shown-name.ts";

/** A stored order. */
export type Order = typeof orders.$inferSelect;
/** A stored order line. */
export type Line = typeof orderLines.$inferSelect;
/** A line that can be marked, with its order, whose row is locked. */
export type OpenLine = { order: Order; line: Line };

/**
 * Marks a line as ready. Throws `not_found`, and `conflict` when the line is already marked, packed
 * or has to be weighed first.
 */
export async function markReady(deps: Deps, marker: Marker, farm: OwnFarm, mark: LineMark) {
  await inTransaction(deps.db, async (tx) => {
    const found = await lockLine(tx, farm, mark);
    if (found.line.harvestedAt) throw new DomainError("conflict", m.alreadyMarked);
    await setReady(deps, tx, marker, [found]);
    await noteMark(
      deps,
      tx,
      { marker, farm },
      { action: "harvest.ready", detail: detailOf(found, unitsToCome(found.line)) },
    );
  });
}

/** The audit log's detail about a marked line. */
export function detailOf({ order, line }: OpenLine, units: number) {
  return { order: order.number, product: line.name, units };
}

/**
 * Undoes `markReady`. Throws `not_found`, and `conflict` for a line that is packed, not marked,
 * weighed, or short, which has been refunded.
 */
export async function undoReady(deps: Deps, marker: Marker, farm: OwnFarm, mark: LineMark) {
  await inTransaction(deps.db, async (tx) => {
    const found = await lockLine(tx, farm, mark);
    const { order, line } = found;
    if (line.short > 0) {
      throw new DomainError("conflict", m.lineShort);
    }
    if (!line.harvestedAt) throw new DomainError("conflict", m.notMarked);
    if (line.weighed !== null) throw new DomainError("conflict", m.lineWeighed);
    await tx
      .update(orderLines)
      .set({ harvestedAt: null, harvestedBy: null })
      .where(isLine(order.id, line.productId));
    await noteMark(
      deps,
      tx,
      { marker, farm },
      { action: "harvest.not_ready", detail: detailOf(found, unitsToCome(line)) },
    );
  });
}

/**
 * Marks all units of a product waiting for a day as ready. Does nothing if the marker has marked just
 * these before and no others wait. Throws `conflict` when the number of units waiting differs from
 * what the page showed, or a line has to be weighed first.
 */
export async function markProductReady(
  deps: Deps,
  marker: Marker,
  farm: OwnFarm,
  mark: ProductMark,
) {
  await inTransaction(deps.db, async (tx) => {
    const waiting = await lockToMark(tx, marker, farm, mark);
    if (waiting.length === 0) return;
    await setReady(deps, tx, marker, waiting);
    const product = waiting[0]?.line.name;
    await noteMark(
      deps,
      tx,
      { marker, farm },
      { action: "harvest.ready", detail: { day: mark.day, product, units: mark.waiting } },
    );
  });
}

/**
 * Marks lines of locked orders as harvested, all at the same time. Throws `conflict` for a line that has to be weighed
 * first.
 */
export async function setReady(deps: Deps, tx: Tx, marker: Marker, lines: readonly OpenLine[]) {
  const harvestedAt = deps.clock.now();
  for (const { order, line } of lines) {
    if (waitsForWeight(line)) {
      throw new DomainError("conflict", m.weighFirst(await readShownName(tx, line)));
    }
    await beginHarvest(deps, tx, order, marker);
    await tx
      .update(orderLines)
      .set({ harvestedAt, harvestedBy: marker.id })
      .where(isLine(order.id, line.productId));
  }
}

/** Moves an order from locked to harvesting with the first mark by any of its farms. */
export async function beginHarvest(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  order: Order,
  marker: Marker,
): Promise<void> {
  if (order.state !== "locked") return;
  const mover = { actor: marker.id, cause: "harvest", at: clock.now() };
  order.state = await moveOrder(tx, order, "harvest", mover);
}

/** Condition for one order line. */
export const isLine = (orderId: string, productId: number) =>
  and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId));

/** A farm's line, with its order locked. Throws `not_found`, and `conflict` when the line cannot be marked. */
async function lockLine(tx: Tx, farm: OwnFarm, mark: LineMark): Promise<OpenLine> {
  const found = await lockAnyLine(tx, farm, mark);
  requireOpen(found);
  return found;
}

/** Like `lockLine`, also for a line that cannot be marked any more. Throws `not_found`. */
export async function lockAnyLine(
  tx: Tx,
  farm: OwnFarm,
  { orderNumber, productId }: LineMark,
): Promise<OpenLine> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.number, orderNumber))
    .for("update");
  const [line] = order
    ? await tx
        .select()
        .from(orderLines)
        .where(and(isLine(order.id, productId), eq(orderLines.farmId, farm.id)))
    : [];
  if (!order || !line) throw new DomainError("not_found", m.noLine);
  return { order, line };
}

/** Throws `conflict` when the line cannot be marked. */
export function requireOpen({ order, line }: OpenLine): void {
  if (!isWithFarms(order.state) || line.packedAt !== null) throw notOpen(order);
}

function notOpen({ state }: Order): DomainError {
  return new DomainError("conflict", state === "placed" ? m.notClosed : m.packed);
}

/**
 * The lines of a product to mark as ready, like `lockUnmarked`; none if the marker did so before. Throws `conflict`
 * when the number of units differs from what the page showed.
 */
export async function lockToMark(
  tx: Tx,
  marker: Marker,
  farm: OwnFarm,
  mark: ProductMark,
): Promise<OpenLine[]> {
  const found = await lockUnmarked(tx, farm, mark);
  if (found.length === 0 && (await isReadyBefore(tx, marker, farm, mark))) return [];
  requireUnits(found, mark);
  return found;
}

/**
 * The lines of a product waiting on a day. Locks their orders sorted by id, so that concurrent
 * markings cannot deadlock.
 */
export async function lockUnmarked(
  tx: Tx,
  farm: OwnFarm,
  { day, productId }: Pick<ProductMark, "day" | "productId">,
): Promise<OpenLine[]> {
  const own = tx
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.productId, productId), eq(orderLines.farmId, farm.id)));
  const locked = await tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.deliveryDay, day), inArray(orders.state, WITH_FARMS), inArray(orders.id, own)),
    )
    .orderBy(asc(orders.id))
    .for("update");
  const lines = await waitingLines(tx, productId, locked);
  return lines.flatMap((line) => {
    const order = locked.find(({ id }) => id === line.orderId);
    return order && unitsToCome(line) > 0 ? [{ order, line }] : [];
  });
}

/** Throws `conflict` when the number of units to come differs from what the page showed. */
export function requireUnits(found: readonly OpenLine[], { waiting }: ProductMark): void {
  const units = found.reduce((sum, { line }) => sum + unitsToCome(line), 0);
  if (units !== waiting) throw new DomainError("conflict", m.listChanged);
}

async function waitingLines(tx: Tx, productId: number, locked: readonly Order[]): Promise<Line[]> {
  if (locked.length === 0) return [];
  return tx
    .select()
    .from(orderLines)
    .where(
      and(
        eq(orderLines.productId, productId),
        isNull(orderLines.harvestedAt),
        isNull(orderLines.packedAt),
        inArray(
          orderLines.orderId,
          locked.map(({ id }) => id),
        ),
      ),
    );
}
