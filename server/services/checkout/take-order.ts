import { asc, inArray, sql } from "drizzle-orm";
import type { CreateIntentInput, PriceChange, Quote } from "#shared/checkout/checkout.ts";
import { languageNow } from "#shared/language.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import type { Db, Tx } from "#db/client.ts";
import { again, inRehearsal, inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import {
  type Checkout,
  holdTimes,
  isOpenCheckout,
  lockCheckout,
  lockCookie,
  type Shopper,
} from "../payments/checkouts/checkout-row.ts";
import { givingWay } from "../payments/checkouts/give-way.ts";
import { endCheckoutOf, releaseIn } from "../payments/checkouts/expire-checkout.ts";
import { applyCredit } from "../payments/credit/credit-use.ts";
import { referralTermsOf } from "../payments/referrals/terms.ts";
import type { KeptSettings } from "../platform/settings/settings.ts";
import { hashToken } from "../platform/links/tokens.ts";
import { checkAmount } from "./quote.ts";
import { type Refusal, refusalOf } from "./refused-order.ts";
import { lockGoodsOf } from "./stock-holds.ts";

/** A requested order; `amount` is null if the payer has not seen a total yet. */
export type WantedOrder = Omit<CreateIntentInput, "amount"> & { amount: number | null };

/** A quote, and the prices that differ from those the shopper saw. */
export type Priced = { quote: Quote; changes: PriceChange[] };

/** A priced cart, and the settings it was priced with. */
export type Taking = { input: WantedOrder; priced: Priced; kept: KeptSettings };

/** A checkout that holds its goods, with the data its payment needs. */
type Held = {
  id: string;
  holdExpiresAt: Date;
  revision: number;
  intentId: string | null;
  attempt: number;
  customerId: string | null;
};
type Taken = { held: Held; quote: Quote };

/**
 * Opens or continues the shopper's checkout and holds its goods and slot, in a single-statement transaction. Null if
 * the settings have changed since the cart was priced. Throws what `createIntent` throws for goods that cannot be
 * held, after releasing holds of others that have to give way (decision 014).
 */
export function takeOrder(deps: Deps, shopper: Shopper, taking: Taking): Promise<Taken | null> {
  return givingWay(deps, shopper, async () => {
    const taken = await take(deps, shopper, taking);
    if (taken && shopper.givenUp?.aborted) {
      // The shopper has to try again, so nothing is held.
      await endCheckoutOf(deps, taken.held.id);
      shopper.givenUp.throwIfAborted();
    }
    return taken;
  });
}

/**
 * Like `takeOrder`, but undone at once and as if these checkouts under the shopper's token held nothing: it throws what
 * `takeOrder` would throw after they have been released, and releases and holds nothing itself.
 */
export function rehearseOrder(
  deps: Deps,
  shopper: Shopper,
  taking: Taking,
  without: readonly Checkout[],
): Promise<Taken | null> {
  const rehearse = async (tx: Tx) => {
    await lockCookie(tx, hashToken(shopper.token));
    const ids = without.map(({ id }) => id);
    const others = tx.select().from(checkouts).where(inArray(checkouts.id, ids));
    await others.orderBy(asc(checkouts.id)).for("update");
    await lockGoodsOf(tx, ids, taking.priced.quote.lines);
    for (const other of without) await releaseIn(deps, tx, other);
    return takeIn(deps, tx, shopper, taking);
  };
  return givingWay(deps, shopper, () => inRehearsal(deps.db, rehearse));
}

function takeIn(deps: Deps, tx: Tx, shopper: Shopper, taking: Taking): Promise<Taken | null> {
  if (taking.input.useCredit && shopper.user) return takeWithCredit(deps, tx, shopper, taking);
  return ask(deps, tx, shopper, { ...taking, quote: taking.priced.quote });
}

function take(deps: Deps, shopper: Shopper, taking: Taking): Promise<Taken | null> {
  const { input, priced } = taking;
  if (input.useCredit && shopper.user)
    return inTransaction(deps.db, (tx) => takeWithCredit(deps, tx, shopper, taking));
  // Guests have no credit, even if they request it.
  if (input.useCredit && input.amount !== null)
    checkAmount(input.amount, priced.quote, priced.changes);
  return again(() => ask(deps, deps.db, shopper, { ...taking, quote: priced.quote }));
}

/**
 * Locks the customer before the goods, so that credit is promised only once. The amount is known, and compared, only
 * here.
 */
async function takeWithCredit(
  deps: Deps,
  tx: Tx,
  shopper: Shopper,
  taking: Taking,
): Promise<Taken | null> {
  const { amount } = taking.input;
  const { quote, changes } = taking.priced;
  const known = await lockCheckout(tx, shopper, "order");
  const isNew = known === null || known.state === "refunded" || known.state === "placed";
  if (!shopper.user || !(isNew || isOpenCheckout(known)))
    return ask(deps, tx, shopper, { ...taking, quote });
  const less = await applyCredit(tx, shopper.user, isOpenCheckout(known) ? known : null, quote);
  if (amount !== null) checkAmount(amount, less, changes);
  return ask(deps, tx, shopper, { ...taking, quote: less });
}

async function ask(
  deps: Deps,
  db: Db | Tx,
  shopper: Shopper,
  { input, kept, quote }: Taking & { quote: Quote },
): Promise<Taken | null> {
  const lines = quote.lines.map(({ productId, quantity }) => ({ product_id: productId, quantity }));
  const offer = { lines, quote, delivery: input.delivery };
  const asked = [
    { ...whoOf(shopper), believed: input.checkoutId },
    offer,
    termsOf(deps.clock.now(), shopper, quote, kept),
  ].map((part) => sql`${JSON.stringify(part)}::jsonb`);
  const [row] = await db.execute<{ answer: Refusal | { refusal: "settings_changed" } | HeldRow }>(
    sql`select hold_order(${sql.join(asked, sql`, `)}) as answer`,
  );
  if (!row) throw new Error("An order was neither held nor refused");
  const { answer } = row;
  if (!("refusal" in answer))
    return { held: { ...answer, holdExpiresAt: new Date(answer.holdExpiresAt) }, quote };
  if (answer.refusal === "settings_changed") return null;
  // Read with the caller's connection: a transaction that holds locks needs no second one, and sees what it released.
  throw await refusalOf({ db, clock: deps.clock }, answer, quote, {
    settings: kept.settings,
    zipCode: input.delivery.zipCode,
  });
}

type HeldRow = Omit<Held, "holdExpiresAt"> & { holdExpiresAt: string };

function whoOf({ token, user, network, takenBy }: Shopper) {
  const language = takenBy ? "en" : languageNow();
  return { cookie: hashToken(token), account: user?.id, network, takenBy, language };
}

function termsOf(
  now: Date,
  { takenBy }: Shopper,
  quote: Quote,
  { settings, version }: KeptSettings,
) {
  return {
    at: now,
    ...holdTimes(now, takenBy),
    settings: version,
    referrals: referralTermsOf(settings, now),
    ...limitsOf(settings, quote),
  };
}

function limitsOf(settings: Settings, { window }: Quote) {
  return {
    places: settings.windowCapacities[window],
    perHour: settings.ordersPerHour,
    perAccount: settings.openCheckoutsPerAccount,
    perAddress: settings.openCheckoutsPerAddress,
    visitorPercent: settings.visitorHoldPercent,
    addressPercent: settings.addressHoldPercent,
    unitsAtLeast: settings.holdUnitsAtLeast,
  };
}
