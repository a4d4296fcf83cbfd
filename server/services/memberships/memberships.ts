import { and, desc, eq, isNull } from "drizzle-orm";
import { membershipsErrors as m } from "#messages/memberships/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { lastDayOf, type ReserveInput } from "#shared/memberships/membership.ts";
import { cents } from "#shared/money.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { deliveryDays } from "#shared/checkout/delivery.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { receipts } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import {
  type Asker,
  type Checkout,
  openOrKnown,
  ownCheckouts,
  recordQuote,
  type Shopper,
} from "../payments/checkouts/checkout-row.ts";
import { checkZip } from "../platform/zones/delivery-zone.ts";
import { holdPlace, placesLeft } from "./founding-places.ts";
import { takingHolds } from "../payments/checkouts/give-way.ts";
import { intentFor } from "../payments/intents/intents.ts";
import { quoteOfAmount } from "../payments/intents/pay-amount.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { notServedWords } from "#shared/platform/zones/not-served.ts";
import { advance } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

/** The price of a founding membership, the places left, and the earliest first delivery. */
export async function foundingOffer(deps: Deps) {
  const settings = await getSettings(deps);
  const today = businessDayAt(deps.clock.now());
  return {
    deposit: cents(settings.foundingDepositCents),
    places: settings.foundingPlaces,
    placesLeft: await placesLeft(deps.db, settings.foundingPlaces),
    firstDelivery: deliveryDays(today, calendarOf(settings))[0] ?? null,
    startsOn: today,
    endsOn: lastDayOf(today),
  };
}

/**
 * Holds a founding place and returns the payment of its deposit; calling it again before it is paid updates the same
 * payment. Throws `undeliverable`, `out_of_stock` when all places are taken,
 * `already_paid` while a payment is on its way, `too_many`, `provider_unavailable`.
 */
export async function reserveFounding(deps: Deps, shopper: Shopper, input: ReserveInput) {
  const settings = await getSettings(deps);
  refuseUnserved(settings, input.zipCode);
  const deposit = cents(settings.foundingDepositCents);
  const checkout = await takingHolds(deps, shopper, async (tx) => {
    const now = deps.clock.now();
    const open = await openOrKnown(tx, shopper, "membership", { settings, now });
    await holdMembership(tx, open, input, { settings, now });
    const { email, firstName, zipCode } = input;
    // All that the form shows is part of the quote, so that another tab's form makes another revision.
    const payer = { email, firstName, zipCode };
    const quoted = { quote: quoteOfAmount(deposit), delivery: payer, now };
    return recordQuote(tx, open, quoted, shopper);
  });
  const { id, clientSecret } = await intentFor(deps, checkout.id);
  return {
    clientSecret,
    paymentIntentId: id,
    checkoutId: checkout.id,
    revision: checkout.revision,
    total: deposit,
    holdExpiresAt: checkout.holdExpiresAt.toISOString(),
  };
}

function refuseUnserved(settings: Settings, zipCode: string): void {
  if (checkZip(settings, zipCode).served) return;
  throw new DomainError("undeliverable", notServedWords(zipCode), { field: "zipCode" });
}

/** The pending membership of an open checkout, with a place held for it. */
async function holdMembership(
  tx: Tx,
  checkout: Checkout,
  input: ReserveInput,
  { settings, now }: { settings: Settings; now: Date },
): Promise<void> {
  const isThis = eq(memberships.checkoutId, checkout.id);
  const [known] = await tx
    .select({ id: memberships.id, state: memberships.state })
    .from(memberships)
    .where(isThis)
    .for("update");
  if (known?.state !== "pending" && !(await holdPlace(tx, settings.foundingPlaces))) {
    throw new DomainError("out_of_stock", m.allTaken);
  }
  const set = rowOf(checkout, input, settings);
  if (!known) await tx.insert(memberships).values({ ...set, createdAt: now });
  else if (known.state === "pending") await tx.update(memberships).set(set).where(isThis);
  else await advance(tx, lifecycles.membership, known, "hold", { set });
}

function rowOf(checkout: Checkout, input: ReserveInput, settings: Settings) {
  const { email, firstName, zipCode, variant, referral, source } = input;
  return {
    kind: "founding" as const,
    email,
    firstName,
    zipCode,
    userId: checkout.userId,
    checkoutId: checkout.id,
    amount: cents(settings.foundingDepositCents),
    variant: variant ?? null,
    referral: referral ?? null,
    source: source ?? null,
  };
}

/**
 * The latest active membership of an account, or of a guest's checkout in this browser, with its receipt. Throws
 * `not_found` if there is none: a receipt number alone gives no access.
 */
export async function latestMembership({ db }: Deps, asker: Asker) {
  const { user } = asker;
  // A guest's membership that an account has since claimed belongs to that account, regardless of its checkout.
  const isTheirs = user
    ? eq(memberships.userId, user.id)
    : and(isNull(memberships.userId), ownCheckouts(asker));
  const [found] = await db
    .select({ membership: memberships, receipt: receipts.number })
    .from(memberships)
    .leftJoin(checkouts, eq(checkouts.id, memberships.checkoutId))
    .leftJoin(receipts, eq(receipts.checkoutId, memberships.checkoutId))
    .where(and(eq(memberships.state, "active"), isTheirs))
    // A founding membership comes first: it may have joined an account that had a free one.
    .orderBy(desc(eq(memberships.kind, "founding")), desc(memberships.place))
    .limit(1);
  if (!found) throw new DomainError("not_found", m.noneOfYours);
  const { kind, email, firstName, zipCode, place, startsOn, endsOn, amount } = found.membership;
  return {
    kind,
    email,
    firstName,
    zipCode,
    place,
    startsOn,
    endsOn,
    amount,
    receiptNumber: found.receipt,
  };
}
