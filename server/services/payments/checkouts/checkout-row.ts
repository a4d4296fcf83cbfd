import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { platformErrors as platform } from "#messages/platform/errors.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { CheckoutPurpose, Payer, PlainQuote } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { isRecord } from "#shared/is-record.ts";
import { languageNow } from "#shared/language.ts";
import { limits } from "#shared/platform/limits.ts";
import { type CheckoutEvent, checkoutLifecycle } from "#shared/checkout/checkout-lifecycle.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";
import { instantOf } from "#db/sql/sql-instant.ts";
import type { Tx } from "#db/client.ts";
import { refuseTooManyOpen } from "./open-limits.ts";
import { HoldRefusedError } from "./hold-refused.ts";
import { accountLanguage } from "../../mail/reader-language.ts";
import { hashToken } from "../../platform/links/tokens.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/** Who is buying: the token of the browser's checkout cookie, and the user if signed in. */
export type Shopper = {
  token: string;
  user: SessionUser | null;
  /** The key of the shopper's network. Without one, as for the team, holds are not limited. */
  network?: string | null;
  /** The id of the team member entering the order for a customer on the phone. */
  takenBy?: string;
  /** Aborted once the shopper has been told to try again; no holds are taken after that. */
  givenUp?: AbortSignal;
};

export type Checkout = typeof checkouts.$inferSelect;

/** Who is requesting a checkout; `token` is null if the browser has no cookie. */
export type Asker = { token: string | null; user: Pick<SessionUser, "id"> | null };

/**
 * Matches the caller's own checkouts: for a user, all of theirs from any browser; for a guest, those of the
 * cookie that belong to no user. The cookie alone never gives access to a user's checkout.
 */
export function ownCheckouts({ token, user }: Asker): SQL | undefined {
  if (user) return eq(checkouts.userId, user.id);
  if (token === null) return sql`false`;
  return and(isNull(checkouts.userId), eq(checkouts.tokenHash, hashToken(token)));
}

/** Serializes requests with the same cookie until the transaction ends. */
export function lockCookie(tx: Tx, tokenHash: string) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${tokenHash}, 0))`);
}

/** Locks and returns the shopper's latest checkout in this browser for a purpose. */
export async function lockCheckout(
  tx: Tx,
  shopper: Shopper,
  purpose: CheckoutPurpose,
): Promise<Checkout | null> {
  const tokenHash = hashToken(shopper.token);
  const isHere = eq(checkouts.tokenHash, tokenHash);
  // Pipelined: the row is read only after the cookie's lock has been acquired.
  const [, [found]] = await Promise.all([
    lockCookie(tx, tokenHash),
    tx
      .select()
      .from(checkouts)
      .where(and(isHere, ownCheckouts(shopper), eq(checkouts.purpose, purpose)))
      .orderBy(desc(checkouts.createdAt), desc(checkouts.id))
      .limit(1)
      .for("update"),
  ]);
  return found ?? null;
}

/** Whether a checkout can still be changed and paid. */
export function isOpenCheckout(checkout: Checkout | null): checkout is Checkout {
  if (!checkout) return false;
  return checkout.state === "held" || checkoutLifecycle.next(checkout.state, "hold") === "held";
}

/** When a hold started or renewed at `now` expires, and the latest it can be extended to. */
export function holdTimes(now: Date, takenBy: string | null | undefined) {
  const minutes = holdMinutes(takenBy);
  return { renewed: after(now, minutes.renewed), ends: after(now, minutes.atMost) };
}

/** Minutes per renewal, and in total. */
function holdMinutes(takenBy: string | null | undefined): { renewed: number; atMost: number } {
  return takenBy
    ? { renewed: limits.holdMinutesByPhone, atMost: limits.holdMinutesByPhone }
    : { renewed: limits.holdMinutes, atMost: limits.holdMinutesAtMost };
}

function after(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}

async function openCheckout(
  tx: Tx,
  { token, user, network, takenBy }: Shopper,
  purpose: CheckoutPurpose,
  now: Date,
): Promise<Checkout> {
  const times = holdTimes(now, takenBy);
  const [opened] = await tx
    .insert(checkouts)
    .values({
      tokenHash: hashToken(token),
      purpose,
      userId: user?.id ?? null,
      revision: 0,
      networkKey: network ?? null,
      takenBy: takenBy ?? null,
      language: user ? accountLanguage(user.id) : takenBy ? "en" : languageNow(),
      holdExpiresAt: times.renewed,
      holdEndsAt: times.ends,
      createdAt: now,
    })
    .returning();
  if (!opened) throw new Error("A checkout could not be opened");
  return opened;
}

type Opening = {
  settings: Settings;
  now: Date;
  /**
   * Whether the existing checkout matches this purchase; if not, it is left as it is and a new one is opened.
   */
  fits?: (known: Checkout) => Promise<boolean>;
};

/**
 * The shopper's open checkout for a purpose, or a new one. Throws `already_paid` while one is being paid, `too_many`,
 * and `signed_out` for an account that was closed meanwhile.
 */
export async function openOrKnown(
  tx: Tx,
  shopper: Shopper,
  purpose: CheckoutPurpose,
  { settings, now, fits }: Opening,
): Promise<Checkout> {
  if (!(await mayBuy(tx, shopper))) throw accountIsClosed();
  const found = await lockCheckout(tx, shopper, purpose);
  if (found?.state === "processing") throw onItsWay();
  const known = isOpenCheckout(found) && (!fits || (await fits(found))) ? found : null;
  if (known?.state !== "held") await refuseTooManyOpen(tx, shopper, settings);
  return known ?? openCheckout(tx, shopper, purpose, now);
}

async function mayBuy(tx: Tx, { user }: Shopper): Promise<boolean> {
  const [row] = await tx.execute<{ may: boolean }>(
    sql`select may_buy(${user?.id ?? null}::uuid) as may`,
  );
  return row?.may === true;
}

/** The error for a request that was under way while its account was closed or erased. */
export function accountIsClosed(): DomainError {
  return new DomainError("signed_out", platform.signInFirst);
}

/** The error for a shopper who pays again while the first payment is still processing. */
export function onItsWay(): DomainError {
  return new DomainError("already_paid", m.onItsWay, { orderNumber: null });
}

type Quoted = { quote: PlainQuote; delivery: Payer };
/** A quote, and when it was made. */
type Quoting = Quoted & { now: Date };

/**
 * Saves the quote under the next revision unless it is unchanged, and renews the hold as far as its limit
 * allows. Throws `conflict` once the hold has reached its limit.
 */
export async function recordQuote(
  tx: Tx,
  checkout: Checkout,
  { now, ...quoted }: Quoting,
  { network = null }: Pick<Shopper, "network">,
): Promise<Checkout> {
  const last = await lastQuote(tx, checkout);
  const unchanged = last !== undefined && sameJson(last, quoted);
  const revision = unchanged ? checkout.revision : checkout.revision + 1;
  const [updated] = await Promise.all([
    holdAgain(tx, checkout, now, { revision, networkKey: network }),
    ...(unchanged
      ? []
      : [
          tx
            .insert(checkoutQuotes)
            .values({ checkoutId: checkout.id, revision, ...quoted, createdAt: now }),
        ]),
  ]);
  if (!updated) throw holdIsOver(checkout);
  return updated;
}

/**
 * Holds an expired checkout again; one that is already held stays held. Null once the hold has reached its
 * limit.
 */
async function holdAgain(
  tx: Tx,
  checkout: Checkout,
  now: Date,
  changes: Pick<Checkout, "revision" | "networkKey">,
): Promise<Checkout | null> {
  const set = { ...changes, ...renewed(now, checkout) };
  if (checkout.state !== "held") return advance(tx, lifecycles.checkout, checkout, "hold", { set });
  const [updated] = await tx
    .update(checkouts)
    .set(set)
    .where(and(eq(checkouts.id, checkout.id), gt(checkouts.holdEndsAt, now)))
    .returning();
  return updated ?? null;
}

/** The checkout's previous quote; undefined before its first revision, which is 1. */
async function lastQuote(tx: Tx, { id, revision }: Checkout): Promise<Quoted | undefined> {
  if (revision === 0) return undefined;
  const [last] = await tx
    .select({ quote: checkoutQuotes.quote, delivery: checkoutQuotes.delivery })
    .from(checkoutQuotes)
    .where(and(eq(checkoutQuotes.checkoutId, id), eq(checkoutQuotes.revision, revision)));
  return last;
}

/** An expired hold starts over; an active one keeps its overall limit. */
function renewed(now: Date, { takenBy }: Checkout) {
  const minutes = holdMinutes(takenBy);
  const end = sql`case when ${checkouts.state} = 'held' then ${checkouts.holdEndsAt}
    else ${instantOf(after(now, minutes.atMost))} end`;
  return {
    holdEndsAt: end,
    holdExpiresAt: sql`least(${instantOf(after(now, minutes.renewed))}, ${end})`,
  };
}

/** The error for a hold that has reached its limit. */
export function holdIsOver(checkout: Checkout): HoldRefusedError {
  const lack = { kind: "over", checkout } as const;
  return new HoldRefusedError(lack, { code: "conflict", message: m.heldAsLong, details: null });
}

/** Postgres `jsonb` does not preserve key order. */
function sameJson(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([left], [right]) => (left < right ? -1 : 1)),
        )
      : part,
  );
}

/**
 * Applies an event to a locked checkout. `payingSince` keeps its goods while the payment is processing; if the
 * payment fails, the hold expires when it would have anyway.
 */
export async function moveCheckout(
  tx: Tx,
  checkout: Checkout,
  event: CheckoutEvent,
  payingSince: Date | null = null,
): Promise<void> {
  const until = payingSince
    ? sql`greatest(${checkouts.holdExpiresAt}, ${instantOf(after(payingSince, limits.holdMinutesWhilePaying))})`
    : sql`least(${checkouts.holdExpiresAt}, ${checkouts.holdEndsAt})`;
  const set = payingSince || event === "fail" ? { holdExpiresAt: until } : {};
  await advance(tx, lifecycles.checkout, checkout, event, { set });
}
