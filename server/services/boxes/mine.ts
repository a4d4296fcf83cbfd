import { and, asc, desc, eq, gte, inArray } from "drizzle-orm";
import type { BoxState } from "#shared/box-plan.ts";
import { boxSizeOf, valueOf } from "#shared/boxes.ts";
import { type Cents, cents } from "#shared/money.ts";
import type { Settings } from "#shared/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes.ts";
import { products } from "#db/schema/catalog.ts";
import { orders } from "#db/schema/orders.ts";
import type { Deps } from "../../deps.ts";
import { readSettings } from "../settings.ts";
import { lastDayOf } from "./change.ts";
import { foreseeBoxes } from "./foresee.ts";
import { isOpenBox } from "./own.ts";
import type { Box, Subscription } from "./plan.ts";
import { chargeOf } from "./remind.ts";

type Read = Pick<Deps, "db" | "clock">;
export type BoxThing = { id: number; name: string; pack: string; farmName: string; price: Cents };

export type MyBox = {
  id: string;
  day: string;
  state: BoxState;
  /** What it is, or was, charged with tax and delivery. */
  total: Cents;
  /** Until when it can be changed, or when a declined card is tried again. */
  dueAt: string | null;
  isOpen: boolean;
  /** What it holds, or would hold as the harvest stands; null when nothing fills it. */
  contents: BoxThing[] | null;
  value: Cents;
  isSwapped: boolean;
  orderNumber: string | null;
  lastError: string | null;
};

/** The customer's weekly box with its coming weeks; null when there is none, or none any more. */
export async function readMyBoxes(deps: Read, userId: string) {
  const [subscription] = await deps.db
    .select()
    .from(boxSubscriptions)
    .where(eq(boxSubscriptions.userId, userId))
    .orderBy(desc(boxSubscriptions.createdAt))
    .limit(1);
  if (!subscription) return null;
  const settings = await readSettings(deps);
  const today = businessDayAt(deps.clock.now());
  const rows = await deps.db
    .select({ box: boxes, orderNumber: orders.number, paid: orders.total })
    .from(boxes)
    .leftJoin(orders, eq(orders.id, boxes.orderId))
    .where(and(eq(boxes.subscriptionId, subscription.id), gte(boxes.day, today)))
    .orderBy(asc(boxes.day));
  const things = await thingsOf(
    deps,
    subscription,
    rows.map(({ box }) => box),
  );
  const now = deps.clock.now();
  const shown = rows.map(({ box, orderNumber, paid }): MyBox => {
    const contents = things.get(box.id) ?? null;
    const { id, day, state, dueAt, lastError, swaps } = box;
    return {
      id,
      day,
      state,
      lastError,
      orderNumber,
      contents,
      total: paid ?? chargeOf(subscription, box, settings).total,
      dueAt: dueAt?.toISOString() ?? null,
      isOpen: isOpenBox(box, now),
      value: cents(valueOf(contents ?? [])),
      isSwapped: swaps.length > 0,
    };
  });
  const lastDay = await lastDayOf(deps.db, subscription, today);
  return { ...(await planOf(deps, subscription, settings)), boxes: shown, lastDay };
}

/** The plan in the words of its form. */
async function planOf({ db }: Read, subscription: Subscription, settings: Settings) {
  const { state, size, everyWeeks, weekday, window, pausedUntil, without } = subscription;
  const { address, city, zipCode, phone = "", specialInstructions = "" } = subscription.delivery;
  const never =
    subscription.never.length > 0
      ? await db
          .select({ id: products.id, name: products.name })
          .from(products)
          .where(inArray(products.id, subscription.never))
      : [];
  const { id: sizeId, label, price } = boxSizeOf(size);
  return {
    state,
    everyWeeks,
    weekday,
    window,
    pausedUntil,
    without,
    never,
    label,
    price,
    size: sizeId,
    total: chargeOf(subscription, { price }, settings).total,
    cardId: subscription.paymentMethodId,
    cardLabel: subscription.cardLabel,
    address: {
      address,
      city,
      zipCode,
      phone,
      specialInstructions,
    },
  };
}

/** What each box holds: as it was fixed, or as it would be filled now. */
async function thingsOf(
  deps: Read,
  subscription: Subscription,
  all: readonly Box[],
): Promise<Map<string, BoxThing[] | null>> {
  const [fixed, foreseen] = await Promise.all([
    fixedThings(deps, all),
    foreseeBoxes(deps, subscription),
  ]);
  const things = new Map<string, BoxThing[] | null>();
  for (const box of all) {
    if (box.contents) {
      things.set(
        box.id,
        box.contents.flatMap(({ productId }) => fixed.get(productId) ?? []),
      );
      continue;
    }
    things.set(box.id, foreseen.get(box.id)?.contents.map(thingOf) ?? null);
  }
  return things;
}

export function thingOf({ id, name, pack, farmName, price }: BoxThing): BoxThing {
  return { id, name, pack, farmName, price };
}

async function fixedThings({ db }: Read, all: readonly Box[]): Promise<Map<number, BoxThing>> {
  const ids = all.flatMap(({ contents }) => contents?.map(({ productId }) => productId) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      pack: products.pack,
      farmName: products.farmName,
      price: products.price,
    })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
