import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { UNCHARGED } from "#shared/boxes/box-plan.ts";
import { type BoxSize, fillBox } from "#shared/boxes/boxes.ts";
import { applySwaps, type Swap, type SwapShelf, type UnmetSwap } from "#shared/boxes/box-swaps.ts";
import { BOXES_RUNNING, type BoxTurn, goodsInTurn, restingIn } from "#shared/boxes/box-turn.ts";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { boxes } from "#db/schema/boxes.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { allergiesOf } from "../../catalog/allergies.ts";
import { STANDS } from "../../platform/standing-orders.ts";
import { boxGoods, chosenGoods } from "./goods.ts";
import { dietOf, sizeOf } from "../own-box.ts";
import type { Box, Subscription } from "../plan.ts";
import { getDemand } from "./turn.ts";

type Read = Pick<Deps, "db" | "clock">;

/** Whether a box's goods come, or came: it is being charged, or its order stands. */
const COMES = and(
  inArray(boxes.state, ["charging", "declined", "placed"]),
  or(isNull(orders.id), STANDS),
);

/** A box as it would be filled now. */
export type Foreseen = {
  shelf: SwapShelf<ProductCardData>;
  /** What it holds by turn alone. */
  filled: readonly ProductCardData[];
  /** What it holds with the household's wishes. */
  contents: readonly ProductCardData[];
  /** Wishes that it does not meet. */
  unmet: UnmetSwap[];
};

/**
 * What the boxes of a household that are not fixed yet would hold, by their ids, up to and with a
 * day; null where nothing fills one. Each takes its turn after the boxes before it, as the fixed ones
 * do.
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

/** The products of the household's last boxes before a day, the latest first. */
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

/** What a box can be filled from, and whose turn it is, before it is known what came before it. */
export type Supply = {
  goods: readonly ProductCardData[];
  /** Goods that only a swap brings: its owner chose them in spite of an allergy. */
  chosen: readonly ProductCardData[];
  size: BoxSize;
  swaps: readonly Swap[];
  turn: Pick<BoxTurn, "seed" | "demand">;
};

export async function getSupply(
  deps: Read,
  subscription: Subscription,
  box: Pick<Box, "cycleDay" | "day" | "price" | "swaps">,
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
  return { goods, chosen, size: sizeOf(subscription, box), swaps, turn };
}

/** Fills a box with what it is the turn of, and with its household's wishes. Null when nothing fills it. */
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
