import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { UNCHARGED } from "#shared/boxes/box-plan.ts";
import { type BoxSize, fillBox } from "#shared/boxes/boxes.ts";
import { applySwaps, type Swap, type SwapShelf, type UnmetSwap } from "#shared/boxes/box-swaps.ts";
import { BOXES_RUNNING, type BoxTurn, goodsInTurn, restingIn } from "#shared/boxes/box-turn.ts";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { allergiesOf } from "../../catalog/allergies.ts";
import { STANDS } from "../../platform/standing-orders.ts";
import { boxGoods, chosenGoods } from "./goods.ts";
import { dietOf, sizeOf } from "../own-box.ts";
import type { Box, Subscription } from "../plan.ts";
import { getDemand } from "./turn.ts";

type Read = Pick<Deps, "db" | "clock">;

/** Matches boxes whose goods come or came: charging, declined and to be charged again, or with an order that stands. */
const COMES = and(
  inArray(boxes.state, ["charging", "declined", "placed"]),
  or(isNull(orders.id), STANDS),
);

/** A box as it would be filled now. */
export type Foreseen = {
  shelf: SwapShelf<ProductCardData>;
  /** Its contents before swaps. */
  filled: readonly ProductCardData[];
  /** Its contents after the household's swaps. */
  contents: readonly ProductCardData[];
  /** Swaps that it does not meet. */
  unmet: UnmetSwap[];
};

/**
 * What a household's boxes that are not fixed yet would contain, by box id, up to and including a day; null for a box
 * that cannot be filled. Each is filled in turn after the boxes before it, just as boxes are when they are fixed.
 */
export async function foreseeBoxes(
  deps: Read,
  subscription: Subscription,
  until?: Day,
): Promise<Map<string, Foreseen | null>> {
  const rows = await deps.db
    .select({ box: boxes, comes: sql<boolean>`${COMES}` })
    .from(boxes)
    .leftJoin(orders, eq(orders.id, boxes.orderId))
    .where(
      and(
        eq(boxes.subscriptionId, subscription.id),
        gte(boxes.day, businessDayAt(deps.clock.now())),
        until === undefined ? undefined : lte(boxes.day, until),
      ),
    )
    .orderBy(asc(boxes.day));
  const open = rows.map(({ box }) => box).filter(({ state }) => UNCHARGED.includes(state));
  const read = open.map((box) => getSupply(deps, subscription, box));
  const supplies = new Map((await Promise.all(read)).map((supply, at) => [open[at]?.id, supply]));
  const foreseen = new Map<string, Foreseen | null>();
  let last = await lastContents(deps, subscription.id, rows[0]?.box.day ?? null);
  for (const { box, comes } of rows) {
    const supply = supplies.get(box.id);
    const found = supply
      ? (fillInTurn(supply, { ...supply.turn, last }) ??
        fillInTurn(await getSupply(deps, subscription, box, 1), { ...supply.turn, last }))
      : null;
    if (supply) foreseen.set(box.id, found);
    const held = found?.contents.map(({ id }) => id) ?? (comes ? productsOf(box) : []);
    if (held.length > 0 && box.state !== "skipped") last = [held, ...last].slice(0, BOXES_RUNNING);
  }
  return foreseen;
}

function productsOf({ contents }: Pick<Box, "contents">): number[] {
  return contents?.map(({ productId }) => productId) ?? [];
}

/** The products in the household's last boxes before a day, latest box first. */
export async function lastContents(
  { db }: Pick<Deps, "db">,
  subscriptionId: string,
  before: Day | null,
): Promise<number[][]> {
  const rows = await db
    .select({ contents: boxes.contents })
    .from(boxes)
    .leftJoin(orders, eq(orders.id, boxes.orderId))
    .where(
      and(
        eq(boxes.subscriptionId, subscriptionId),
        before === null ? undefined : lt(boxes.day, before),
        isNotNull(boxes.contents),
        COMES,
      ),
    )
    .orderBy(desc(boxes.day))
    .limit(BOXES_RUNNING);
  return rows.map(productsOf);
}

/** What a box can be filled from, and in which turn, regardless of what earlier boxes contained. */
export type Supply = {
  goods: readonly ProductCardData[];
  /** Goods only a swap can add: the owner chose them despite an allergy. */
  chosen: readonly ProductCardData[];
  size: BoxSize;
  swaps: readonly Swap[];
  turn: Pick<BoxTurn, "seed" | "demand">;
};

/**
 * Reads what a box can be filled from. `unitsAtLeast` is how many units of a product must be available,
 * `UNITS_AT_LEAST` by default.
 */
export async function getSupply(
  deps: Read,
  subscription: Subscription,
  box: Pick<Box, "cycleDay" | "day" | "size" | "price" | "swaps">,
  unitsAtLeast?: number,
): Promise<Supply> {
  const { day, swaps } = box;
  const turn = {
    seed: `${box.cycleDay}:${subscription.id}`,
    demand: await getDemand(deps, day),
  };
  const wished = swaps.map((swap) => swap.in);
  const allergies = await allergiesOf(deps.db, subscription.userId);
  const diet = dietOf(subscription, allergies);
  const goods = await boxGoods(deps, {
    day,
    diet,
    turn,
    wished,
    ...(unitsAtLeast !== undefined && { unitsAtLeast }),
  });
  const known = new Set(goods.map(({ id }) => id));
  const choices = swaps.flatMap(({ in: id, despite = [] }) => {
    const others = allergies.filter((allergen) => !despite.includes(allergen));
    return despite.length === 0 || known.has(id)
      ? []
      : [{ id, diet: dietOf(subscription, others) }];
  });
  const chosen = await chosenGoods(deps, day, choices);
  return { goods, chosen, size: sizeOf(box), swaps, turn };
}

/**
 * Fills a box with the goods whose turn it is, then applies the household's swaps. Null if the goods cannot fill it.
 */
export function fillInTurn(
  { goods, chosen, size, swaps }: Pick<Supply, "goods" | "chosen" | "size" | "swaps">,
  turn: BoxTurn,
): Foreseen | null {
  const shelf = { goods: goodsInTurn(goods, turn), size, resting: restingIn(turn), chosen };
  const filled = fillBox(shelf);
  if (!filled) return null;
  const { box: contents, unmet } = applySwaps(filled, swaps, shelf);
  return { shelf, filled, contents, unmet };
}
