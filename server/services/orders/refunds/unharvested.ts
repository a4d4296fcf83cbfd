import { and, eq, inArray } from "drizzle-orm";
import type { Cents } from "#shared/money.ts";
import { hasNotLeft } from "#shared/orders/order.ts";
import { bearerOf, type Fault, undoesSale } from "#shared/payments/refunds/refund-cause.ts";
import type { RefundWish } from "#shared/payments/refunds/refund-plan.ts";
import { unharvestedOf } from "#shared/payments/refunds/undone-units.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Order } from "../../payments/refunds/sold.ts";
import { NONE_BACK, unitsBackOf } from "../../payments/refunds/undone.ts";

type Lines = RefundWish["lines"];
type Part = Fault & { wish: RefundWish | "rest" | { goodwill: Cents } };

/**
 * What a refund goes back for, with its fault: the units that nobody has harvested apart, as a sale that is undone
 * whatever the rest goes back for. They are on sale again, and no farm is paid for goods that are sold to others.
 * `goods` are all that it gives back.
 */
export async function shareByHarvest(
  tx: Tx,
  { order, wish, cause, bearer, bearerReason }: Part & { order: Order },
  goods: Lines,
): Promise<Part[]> {
  // The customer reads why all of it goes back; who was to bear it is of the rest alone.
  const undone: Fault = { cause, bearer: "customer", bearerReason: undefined };
  const asked = { wish, cause, bearer, bearerReason };
  if (undoesSale(bearer ?? bearerOf(cause))) return [asked];
  const units = unitsOf(goods);
  const lines = await unharvestedUnits(tx, order, units);
  if (lines.length === 0) return [asked];
  const isAll = [...units].every(([productId, count]) => count === quantityOf(lines, productId));
  if (isAll) return [{ ...undone, wish }];
  const rest =
    wish === "rest" || "goodwill" in wish
      ? wish
      : { ...wish, lines: withoutUnits(wish.lines, lines) };
  return [
    { ...undone, wish: { lines, delivery: false } },
    { ...asked, wish: rest },
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

/** How many units of each product, whichever payment they go back of. */
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
