import { ordersErrors as m } from "#messages/orders/errors.ts";
import type { AdditionQuote, AgreedSwap, PriceChange } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { formatUsd, cents, NO_MONEY } from "#shared/money.ts";
import type { AdditionWish } from "#shared/orders/order-addition.ts";
import { limits } from "#shared/platform/limits.ts";
import { ratesOf } from "#shared/platform/zones/zone-terms.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { goodsOverShare, goodsShort } from "../../checkout/refused-order.ts";
import { heldShares, overShare } from "../../checkout/hold-limits.ts";
import {
  checkTotal,
  mergeLines,
  priceChanges,
  priceLines,
  quoteOf,
  shownLineOf,
} from "../../checkout/quote.ts";
import { setHolds } from "../../checkout/stock-holds.ts";
import { listCards } from "../../payments/cards.ts";
import { chosenCard, shownCardOf } from "#shared/payments/cards/saved-cards.ts";
import { takingHolds } from "../../payments/checkouts/give-way.ts";
import {
  type Checkout,
  lockCheckout,
  openOrKnown,
  recordQuote,
  type Shopper,
} from "../../payments/checkouts/checkout-row.ts";
import { applyCredit } from "../../payments/credit/credit-use.ts";
import { refusingAsShown } from "../../checkout/shown-refusal.ts";
import { intentFor } from "../../payments/intents/intents.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { type Holder, type Order, ownOrder } from "../own/own-order.ts";
import { requireAddable, requireSameTerms } from "./may-add.ts";
import { requireSwappable } from "./swap.ts";

/** The shopper who pays, and as whom they may change the order. */
type Buyer = Shopper & { holder: Holder };

/**
 * Prices and holds goods to be added to the holder's order, and returns what is to be paid and with which saved card;
 * nothing is charged yet. Credit is used as at checkout; a guest has neither credit nor a saved card. There is no
 * delivery fee. Idempotent for the same goods. In a swap by the team, the replaced goods are taken off once the
 * addition is paid. Throws `not_found` for anyone else's order, `conflict` if nothing can be added to it,
 * `already_paid` for a draft of the team that is paid, and what `createIntent` throws for goods.
 */
export async function beginAddition(
  deps: Deps,
  buyer: Buyer,
  wish: AdditionWish & { swap?: AgreedSwap },
) {
  const settings = await getSettings(deps);
  const order = await ownOrder(deps, buyer.holder, wish.number);
  refuseOtherBuyer(buyer, order);
  await requireAddable(deps, deps.db, order, settings);
  const { quote, changes } = await refusingAsShown(deps, () =>
    quoteFor(deps, order, wish, settings),
  );
  if (wish.swap && buyer.holder.by === "team") {
    await requireSwappable(deps, buyer.holder, { order, lines: quote.lines, swap: wish.swap });
    quote.swap = wish.swap;
  }
  const cards = buyer.user ? await listCards(deps, buyer.user.id) : [];
  const held = await refusingAsShown(deps, () =>
    takingHolds(deps, buyer, (tx) => hold(deps, tx, { buyer, order, quote, settings })),
  );
  const intent = await intentFor(deps, held.checkout.id);
  const card = chosenCard(cards);
  return {
    checkoutId: held.checkout.id,
    revision: held.checkout.revision,
    clientSecret: intent.clientSecret,
    paymentIntentId: intent.id,
    orderNumber: order.number,
    /** The order's email address, which gets the receipt. */
    email: order.email,
    lines: quote.lines.map(shownLineOf),
    totals: held.quote.totals,
    taxBps: quote.taxBps,
    /** Prices that differ from those shown to the customer. */
    changes,
    day: order.deliveryDay,
    window: order.deliveryWindow,
    holdExpiresAt: held.checkout.holdExpiresAt.toISOString(),
    /** The saved card to charge; null if there is none. */
    card: card ? shownCardOf(card) : null,
  };
}

/** Throws `conflict` if the buyer does not own the order: the payment would be refunded when it is settled. */
function refuseOtherBuyer({ user }: Buyer, order: Order): void {
  if ((user?.id ?? null) === order.userId) return;
  throw new DomainError("conflict", m.noAccountOrder);
}

async function quoteFor(
  deps: Deps,
  order: Order,
  { items }: AdditionWish,
  settings: Settings,
): Promise<{ quote: AdditionQuote; changes: PriceChange[] }> {
  const wanted = mergeLines(items);
  const lines = await priceLines(deps, wanted, settings.commissionBps);
  await requireSameTerms(deps.db, order, lines);
  const { zipCode } = order.delivery;
  const on = businessDayAt(deps.clock.now());
  const rates = ratesOf(settings, zipCode, on);
  const bought = quoteOf(lines, { ...rates, deliveryFee: NO_MONEY });
  refuseTooSmall(bought.totals.total);
  checkTotal(bought.totals.total);
  const slot = { day: order.deliveryDay, window: order.deliveryWindow };
  const quote = { ...bought, ...slot, orderId: order.id, taxed: { zipCode, on } };
  return { quote, changes: priceChanges(wanted, lines) };
}

/** Throws `invalid` below the provider's minimum charge. `total` is in cents. */
function refuseTooSmall(total: number): void {
  if (total >= limits.orderMinCents) return;
  const least = formatUsd(cents(limits.orderMinCents));
  throw new DomainError("invalid", m.smallestCharge(least));
}

/** Throws `already_paid` if the team's draft is paid: another payment would add its goods a second time. */
async function refusePaidDraft(tx: Tx, buyer: Buyer, { number }: Order): Promise<void> {
  if (!buyer.takenBy) return;
  const known = await lockCheckout(tx, buyer, "addition");
  if (known?.state !== "placed") return;
  throw new DomainError("already_paid", m.alreadyPaid, { orderNumber: number });
}

type Holding = { buyer: Buyer; order: Order; quote: AdditionQuote; settings: Settings };

async function hold(
  deps: Deps,
  tx: Tx,
  { buyer, order, quote, settings }: Holding,
): Promise<{ checkout: Checkout; quote: AdditionQuote }> {
  const now = deps.clock.now();
  await refusePaidDraft(tx, buyer, order);
  const checkout = await openOrKnown(tx, buyer, "addition", { settings, now });
  const payable = buyer.user ? await applyCredit(tx, buyer.user, checkout, quote) : quote;
  const shortages = await setHolds(tx, checkout.id, payable.lines, now);
  const shares = await heldShares(tx, buyer, checkout.id, payable);
  const over = overShare(shares, payable, settings);
  if (shortages.length > 0) throw goodsShort(shortages, over.lines);
  if (over.lines.length > 0) throw goodsOverShare(over.lines);
  const quoted = { quote: payable, delivery: order.delivery, now };
  return { checkout: await recordQuote(tx, checkout, quoted, buyer), quote: payable };
}
