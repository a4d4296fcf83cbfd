import { and, eq, inArray } from "drizzle-orm";
import { hasNotLeft } from "#shared/orders/order.ts";
import { bearerOf, type Fault, undoesSale } from "#shared/payments/refunds/refund-cause.ts";
import type { RefundWish } from "#shared/payments/refunds/refund-plan.ts";
import { unharvestedOf } from "#shared/payments/refunds/undone-units.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Order } from "../../payments/refunds/sold.ts";
import { NONE_BACK, unitsBackOf } from "../../payments/refunds/undone.ts";
import { isGoodwill, type Wish } from "./refunding.ts";

type Lines = RefundWish["lines"];
type Part = Fault & { wish: Wish };

/**
 * Splits a refund into parts with their own fault. Units that were not harvested form a separate part that undoes
 * their sale, whatever the cause of the rest: they go back on sale, and the farm must not be paid for goods that are
 * then sold to someone else. `goods` lists everything the refund returns.
 */
export async function shareByHarvest(
  tx: Tx,
  { order, wish, cause, bearer, bearerReason }: Part & { order: Order },
  goods: Lines,
): Promise<Part[]> {
  // The cause is kept because the customer reads it; the bearer chosen by the team applies only to the rest.
  const undone: Fault = { cause, bearer: "customer", bearerReason: undefined };
  const asked = { wish, cause, bearer, bearerReason };
  if (undoesSale(bearer ?? bearerOf(cause))) return [asked];
  const units = unitsOf(goods);
  const lines = await unharvestedUnits(tx, order, units);
  if (lines.length === 0) return [asked];
  const isAll = [...units].every(([productId, count]) => count === quantityOf(lines, productId));
  if (isAll) return [{ ...undone, wish }];
  const harvested =
    wish === "remaining" || isGoodwill(wish)
      ? wish
      : { ...wish, lines: withoutUnits(wish.lines, lines) };
  return [
    { ...undone, wish: { lines, delivery: false } },
    { ...asked, wish: harvested },
  ];
}

async function unharvestedUnits(
  tx: Tx,
  order: Order,
  units: ReadonlyMap<number, number>,
): Promise<Lines> {
  const rows = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, order.id), inArray(orderLines.productId, [...units.keys()])));
  const back = await unitsBackOf(tx, order.id);
  const hasLeft = !hasNotLeft(order.state);
  return rows.flatMap((line) => {
    const { productId } = line;
    const wanted = { units: units.get(productId) ?? 0, hasLeft };
    const quantity = unharvestedOf(line, back.get(productId) ?? NONE_BACK, wanted);
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
}

function withoutUnits(lines: Lines, taken: Lines): Lines {
  return lines.flatMap((line) => {
    const { productId, quantity } = line;
    const less = quantityOf(taken, productId);
    if (less === 0) return [line];
    return quantity > less ? [{ productId, quantity: quantity - less }] : [];
  });
}

/** Units of each product, summed over the payments they are refunded from. */
function unitsOf(lines: Lines): Map<number, number> {
  const units = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    units.set(productId, (units.get(productId) ?? 0) + quantity);
  }
  return units;
}

function quantityOf(lines: Lines, productId: number): number {
  return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}
