import { checkoutErrors as m } from "#messages/checkout/errors.ts";
import type { CreateIntentInput, PricedGoods } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { type Rates, subtotalOf } from "#shared/checkout/tax/rates.ts";
import { ratesOf, zoneTermsOf } from "#shared/platform/zones/zone-terms.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";
import type { Checkout, Shopper } from "../payments/checkouts/checkout-row.ts";
import { chooseSlot } from "./delivery.ts";
import { checkAddress } from "../platform/zones/delivery-zone.ts";
import { intentFor } from "../payments/intents/intents.ts";
import {
  checkAmount,
  checkMinimum,
  checkTotal,
  mergeLines,
  priceChanges,
  priceLines,
  quoteOf,
} from "./quote.ts";
import { forgetSettings, keptSettings } from "../platform/settings/settings.ts";
import { applyPromotion, promotionFor } from "./promotions.ts";
import { refusingAsShown } from "./shown-refusal.ts";
import {
  type Priced,
  rehearseOrder,
  takeOrder,
  type Taking,
  type WantedOrder,
} from "./take-order.ts";

/**
 * Prices the cart, holds its goods and slot, and returns the single payment intent of the shopper's checkout.
 * Idempotent for the same cart; a changed cart gets a new quote.
 * Throws `invalid`, `undeliverable`, `price_changed`, `out_of_stock`, `window_full`, `already_paid`,
 * `too_many` and `provider_unavailable`; nothing is held or charged when it throws before the payment.
 */
export async function createIntent(deps: Deps, shopper: Shopper, input: CreateIntentInput) {
  const { checkout, quote, intent } = await prepareOrder(deps, shopper, input);
  return {
    clientSecret: intent.clientSecret,
    paymentIntentId: intent.id,
    checkoutId: checkout.id,
    revision: checkout.revision,
    totals: quote.totals,
    day: quote.day,
    window: quote.window,
    holdExpiresAt: checkout.holdExpiresAt.toISOString(),
  };
}

/** Like `createIntent`, for use on the server: returns the held checkout, its quote and its payment. */
export async function prepareOrder(deps: Deps, shopper: Shopper, input: WantedOrder) {
  const take = (taking: Taking) => takeOrder(deps, shopper, taking);
  const { held, quote } = await refusingAsShown(deps, () => holdOrder(deps, shopper, input, take));
  const { id, holdExpiresAt, ...known } = held;
  const { revision } = known;
  const quoted = {
    ...known,
    checkoutId: id,
    cardsOnly: false,
    amount: quote.totals.total,
    email: input.delivery.email,
  };
  const intent = await intentFor(deps, id, quoted);
  return { checkout: { id, revision, holdExpiresAt }, quote, intent };
}

/**
 * Throws what `prepareOrder` would throw before the payment if these checkouts under the shopper's token held nothing.
 * Holds and releases nothing.
 */
export async function requireTakable(
  deps: Deps,
  shopper: Shopper,
  input: WantedOrder,
  without: readonly Checkout[],
): Promise<void> {
  const rehearse = (taking: Taking) => rehearseOrder(deps, shopper, taking, without);
  await refusingAsShown(deps, () => holdOrder(deps, shopper, input, rehearse));
}

/** Maximum number of times a cart is priced while the settings keep changing. */
const PRICINGS = 3;

async function holdOrder<Held>(
  deps: Deps,
  shopper: Shopper,
  input: WantedOrder,
  take: (taking: Taking) => Promise<Held | null>,
): Promise<Held> {
  for (let pricing = 1; pricing <= PRICINGS; pricing += 1) {
    const held = await take(await priceCart(deps, shopper, input));
    if (held) return held;
    forgetSettings(deps);
  }
  throw new DomainError("busy", m.pricesChanging);
}

/**
 * Prices with the cached settings, and retries with the current ones if those refuse. With credit, the total is known,
 * and may be refused, only under the customer's lock, so the current settings are read first.
 */
async function priceCart(deps: Deps, shopper: Shopper, input: WantedOrder): Promise<Taking> {
  if (input.useCredit) forgetSettings(deps);
  const kept = await keptSettings(deps);
  try {
    return { input, kept, priced: await quoteFor(deps, shopper, input, kept.settings) };
  } catch (error) {
    forgetSettings(deps);
    const fresh = await keptSettings(deps);
    if (fresh.version === kept.version) throw error;
    return { input, kept: fresh, priced: await quoteFor(deps, shopper, input, fresh.settings) };
  }
}

async function quoteFor(
  deps: Deps,
  shopper: Shopper,
  input: WantedOrder,
  settings: Settings,
): Promise<Priced> {
  checkAddress(settings, input.delivery);
  const lines = mergeLines(input.items);
  const quoted = await priceLines(deps, lines, settings.commissionBps);
  const { zipCode } = input.delivery;
  const subtotal = subtotalOf(quoted);
  checkMinimum(subtotal, zoneTermsOf(settings, zipCode));
  const rates = ratesOf(settings, zipCode, businessDayAt(deps.clock.now()));
  const offer = await withPromotion(deps, shopper, input, { goods: quoted, rates, settings });
  const quote = quoteOf(offer.goods, offer.rates);
  checkTotal(quote.totals.total);
  const changes = priceChanges(lines, quoted);
  if (!input.useCredit && input.amount !== null) checkAmount(input.amount, quote, changes);
  const slot = chooseSlot(deps, input.delivery, settings);
  const { promotion } = offer;
  return { quote: { ...quote, ...slot, ...(promotion && { promotion }) }, changes };
}

/** The goods and rates of a cart, with its promotion code applied. */
async function withPromotion(
  deps: Deps,
  shopper: Shopper,
  { promotionCode: code, delivery }: WantedOrder,
  { goods, rates, settings }: { goods: PricedGoods[]; rates: Rates; settings: Settings },
): Promise<ReturnType<typeof applyPromotion>> {
  if (code === undefined) return { goods, rates };
  const known = await promotionFor(deps, { code, shopper, delivery, goods, settings });
  return applyPromotion(goods, rates, known);
}
