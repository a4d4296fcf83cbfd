import { eq } from "drizzle-orm";
import { boxBill } from "#shared/boxes/box-plan.ts";
import type { BoxRefusal } from "#shared/boxes/box-words.ts";
import type { UnmetSwap } from "#shared/boxes/box-swaps.ts";
import type { Delivery, Quote } from "#shared/checkout/checkout.ts";
import { DELIVERY_WINDOWS, type WindowId } from "#shared/checkout/delivery.ts";
import { BOX_TAX_CATEGORY } from "#shared/checkout/tax/tax.ts";
import { ratesOf } from "#shared/platform/zones/zone-terms.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";
import type { BoxContents } from "#db/schema/boxes/boxes.ts";
import type { Tx } from "#db/client.ts";
import { holdFirstFree, releaseSlot } from "../../checkout/delivery-slots.ts";
import { frozen } from "../../checkout/quote.ts";
import { setHolds } from "../../checkout/stock-holds.ts";
import { accountLanguage } from "../../mail/reader-language.ts";
import { hashToken, newToken } from "../../platform/links/tokens.ts";
import { placeOf } from "#shared/boxes/food-bank.ts";
import type { Box, Subscription } from "../plan.ts";
import { type Chosen, chooseLines, type Shelf } from "./shelf.ts";

/** How many times to try filling a box while other checkouts take the same goods. */
const TRIES = 5;

/** A box to fill, and what is needed to fill and hold it. */
export type Filling = {
  subscription: Subscription;
  box: Box;
  settings: Settings;
  shelf: Shelf;
  /** When the hold on its goods expires, unless they are paid. */
  heldUntil: Date;
  now: Date;
};

/** The held box, in the window that it got, or the reason it could not be filled. */
export type Filled =
  | { checkoutId: string; contents: BoxContents; unmet: UnmetSwap[]; window: WindowId }
  | { reason: BoxRefusal };

/**
 * Fills a box from what is available, and holds its goods and its slot under a checkout of its own, all in the caller's
 * transaction. If that fails, returns the reason and holds nothing.
 */
export async function fillAndHold(tx: Tx, filling: Filling): Promise<Filled> {
  const checkoutId = await openBoxCheckout(tx, filling);
  const undo = async (reason: BoxRefusal): Promise<Filled> => {
    await releaseSlot(tx, checkoutId);
    await tx.delete(checkouts).where(eq(checkouts.id, checkoutId));
    return { reason };
  };
  const held = await holdGoods(tx, checkoutId, filling);
  if (!held) return undo("harvest");
  const { quote, unmet } = held;
  const window = await takeWindow(tx, checkoutId, filling);
  if (!window) return undo("windows_full");
  const promised: Quote = { ...quote, window };
  await tx.insert(checkoutQuotes).values({
    checkoutId,
    revision: 1,
    quote: promised,
    delivery: deliveryOf(filling, window),
    createdAt: filling.now,
  });
  const contents = quote.lines.map(({ productId, quantity, unitPrice: price }) => ({
    productId,
    quantity,
    price,
  }));
  return { checkoutId, contents, unmet, window };
}

async function openBoxCheckout(tx: Tx, filling: Filling): Promise<string> {
  const { subscription, heldUntil, now } = filling;
  const [checkout] = await tx
    .insert(checkouts)
    .values({
      tokenHash: hashToken(newToken()),
      purpose: "order",
      userId: subscription.userId,
      language: accountLanguage(subscription.userId),
      holdExpiresAt: heldUntil,
      holdEndsAt: heldUntil,
      createdAt: now,
    })
    .returning({ id: checkouts.id });
  if (!checkout) throw new Error("A checkout could not be opened");
  return checkout.id;
}

/** The chosen window, or else the first one that day with room; null if all are full. */
function takeWindow(
  tx: Tx,
  checkoutId: string,
  { subscription, box, settings }: Filling,
): Promise<WindowId | null> {
  const others = DELIVERY_WINDOWS.map(({ id }) => id).filter((id) => id !== subscription.window);
  const wish = { day: box.day, windows: [subscription.window, ...others] };
  return holdFirstFree(tx, checkoutId, wish, settings.windowCapacities);
}

function deliveryOf({ subscription, box }: Filling, window: WindowId): Delivery {
  return { ...placeOf(subscription, box), deliveryTime: window, deliveryDate: box.day };
}

type Held = { quote: Quote; unmet: UnmetSwap[] };

async function holdGoods(tx: Tx, checkoutId: string, filling: Filling): Promise<Held | null> {
  const gone = new Set<number>();
  for (let tried = 0; tried < TRIES; tried += 1) {
    const chosen = chooseLines(filling.shelf, filling.box, gone);
    if (!chosen) return null;
    const { lines, unmet } = chosen;
    const shortages = await setHolds(tx, checkoutId, lines, filling.now);
    if (shortages.length === 0) return { quote: quoteOf(filling, lines), unmet };
    for (const { id } of shortages) gone.add(id);
  }
  return null;
}

/** Lines keep shop prices; their value above the box's price is a discount. */
function quoteOf({ subscription, box, settings, now }: Filling, goods: Chosen["lines"]): Quote {
  const rates = ratesOf(settings, placeOf(subscription, box).zipCode, businessDayAt(now));
  const values = goods.map(({ lineTotal }) => lineTotal);
  const lines = goods.map((line) => ({ ...line, taxCategory: BOX_TAX_CATEGORY }));
  return {
    ...frozen(lines, boxBill({ price: box.price, values }, rates)),
    day: box.day,
    window: subscription.window,
  };
}
