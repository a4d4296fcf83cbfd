import { logisticsErrors as m } from "#messages/logistics/errors.ts";
import { unitsToCome, waitsForWeight } from "#shared/orders/units-to-come.ts";
import { and, eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { PackInput } from "#shared/logistics/logistics.ts";
import { type OrderState, WITH_FARMS } from "#shared/orders/order.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { OUT_OF_CRATE } from "../orders/units/goods-back.ts";
import { openCrate } from "../orders/lifecycle/open-crate.ts";
import { moveOrder } from "../orders/lifecycle/order-moves.ts";
import { type Crate, getCrate } from "./pack.ts";
import { readShownName } from "../platform/people/shown-name.ts";
import { refuseStopped } from "../payments/refunds/stopped.ts";

type Packer = Pick<SessionUser, "id">;

/**
 * Puts a line into its crate or takes it out, and returns the updated crate. The last line packed marks the order as
 * packed; taking a line out reopens it, as long as its van has not left. Throws `not_found`, and `conflict` if the
 * order is not being packed or the line must be weighed first.
 */
export async function packLine(
  deps: Deps,
  packer: Packer,
  { orderNumber, productId, packed }: PackInput,
): Promise<Crate> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderNumber, [...WITH_FARMS, "packed"]);
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const line = lines.find((one) => one.productId === productId);
    if (!line) throw new DomainError("not_found", m.notInOrder);
    // Pressed in another tab, or again after a lost answer: the crate is closed as asked.
    if (packed && order.state === "packed" && line.packedAt !== null) return;
    if (packed) await refuseUnlessOpen(tx, order);
    if (packed && waitsForWeight(line)) {
      throw new DomainError("conflict", m.weighFirst(await readShownName(tx, line)));
    }
    const now = deps.clock.now();
    // Taking a line out counts as undoing a mistake: only its farm marks it as harvested.
    const [at, by] = packed ? [now, packer.id] : [null, null];
    await tx
      .update(orderLines)
      .set({ packedAt: at, packedBy: by })
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.productId, productId)));
    if (order.state === "packed") {
      await openCrate(tx, order, lines, { actor: packer.id, cause: "unpack", at: now });
      return;
    }
    const isPacked = lines.every(
      (one) =>
        unitsToCome(one) === 0 || (one.productId === productId ? packed : one.packedAt !== null),
    );
    if (isPacked) await moveOrder(tx, order, "pack", { actor: packer.id, cause: "pack", at: now });
  });
  return getCrate(deps, orderNumber);
}

/**
 * Takes everything out of a packed crate whose van has not left, and returns the updated crate. Throws `not_found`, and
 * `conflict` if the order is not packed.
 */
export async function unpackOrder(deps: Deps, packer: Packer, orderNumber: string): Promise<Crate> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderNumber, ["packed"]);
    const lines = await tx
      .update(orderLines)
      .set(OUT_OF_CRATE)
      .where(eq(orderLines.orderId, order.id))
      .returning();
    const mover = { actor: packer.id, cause: "unpack", at: deps.clock.now() };
    await openCrate(tx, order, lines, mover);
  });
  return getCrate(deps, orderNumber);
}

/** Locks and returns an order that can be packed. Throws `not_found`, and `conflict` if it cannot. */
export async function lockOpenOrder(tx: Tx, number: string) {
  const order = await lockOrder(tx, number, WITH_FARMS);
  await refuseStopped(tx, order);
  return order;
}

async function refuseUnlessOpen(tx: Tx, order: typeof orders.$inferSelect): Promise<void> {
  if (order.state === "packed") throw new DomainError("conflict", m.notBeingPacked);
  await refuseStopped(tx, order);
}

async function lockOrder(tx: Tx, number: string, states: readonly OrderState[]) {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for("update");
  if (!order) throw new DomainError("not_found", m.noOrder);
  if (!states.includes(order.state)) {
    throw new DomainError("conflict", m.notBeingPacked);
  }
  return order;
}
