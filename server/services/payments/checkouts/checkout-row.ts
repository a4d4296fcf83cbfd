import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import type { CheckoutPurpose, Payer, PlainQuote } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { languageNow } from "#shared/language.ts";
import { limits } from "#shared/platform/limits.ts";
import { type CheckoutEvent, checkoutLifecycle } from "#shared/orders/order.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout.ts";
import { instantOf } from "#db/sql-instant.ts";
import type { Tx } from "#db/client.ts";
import { refuseTooManyOpen } from "./open-limits.ts";
import { HoldRefusedError } from "./hold-refused.ts";
import { accountLanguage } from "../../mail/reader-language.ts";
import { hashToken } from "../../platform/tokens.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/** Who is buying: the token of the browser's checkout cookie, and the user when signed in. */
export type Shopper = {
  token: string;
  user: SessionUser | null;
  /** The key of the shopper's network; without one, as for the team, holds are not limited. */
  network?: string | null;
  /** The id of the team member who puts it together for a customer on the phone. */
  takenBy?: string;
  /** Aborted once the shopper was asked to try again: nothing is held for them from then on. */
  givenUp?: AbortSignal;
};

export type Checkout = typeof checkouts.$inferSelect;

/** Who asks for a checkout; `token` is null in a browser without the cookie. */
export type Asker = { token: string | null; user: Pick<SessionUser, "id"> | null };

/**
 * The checkouts that belong to the caller: a user's own, from any browser, and for a guest those of
 * the cookie that are no user's. The cookie alone never opens the checkout of an account.
 */
export function ownCheckouts({ token, user }: Asker): SQL | undefined {
  if (user) return eq(checkouts.userId, user.id);
  if (token === null) return sql`false`;
  return and(isNull(checkouts.userId), eq(checkouts.tokenHash, hashToken(token)));
}

/** Lets the requests of one cookie go one by one until the transaction ends. */
export function lockCookie(tx: Tx, tokenHash: string) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${tokenHash}, 0))`);
}

/** The shopper's own latest checkout in this browser for a purpose, locked. */
export async function lockCheckout(
  tx: Tx,
  shopper: Shopper,
  purpose: CheckoutPurpose,
): Promise<Checkout | null> {
  const tokenHash = hashToken(shopper.token);
  const isHere = eq(checkouts.tokenHash, tokenHash);
  // Sent together, answered one after the other: the row is read once the lock is ours.
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
export function isOpen(checkout: Checkout | null): checkout is Checkout {
  if (!checkout) return false;
  return checkout.state === "held" || checkoutLifecycle.next(checkout.state, "hold") === "held";
}

/** Until when a hold that begins or is renewed at `now` lasts, and until when it lasts at most. */
export function holdTimes(now: Date, takenBy: string | null | undefined) {
  const minutes = holdMinutes(takenBy);
  return { renewed: after(now, minutes.renewed), ends: after(now, minutes.atMost) };
}

/** Minutes for which a hold is renewed, and for which it lasts in all. */
function holdMinutes(takenBy: string | null | undefined): { renewed: number; atMost: number } {
  return takenBy
    ? { renewed: limits.holdMinutesByPhone, atMost: limits.holdMinutesByPhone }
    : { renewed: limits.holdMinutes, atMost: limits.holdMinutesAtMost };
}

/** Minutes after an instant. */
function after(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

export async function openCheckout(
  tx: Tx,
  { token, user, network, takenBy }: Shopper,
  purpose: CheckoutPurpose,
  now: Date,
): Promise<Checkout> {
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
      holdExpiresAt: after(now, holdMinutes(takenBy).renewed),
      holdEndsAt: after(now, holdMinutes(takenBy).atMost),
      createdAt: now,
    })
    .returning();
  if (!opened) throw new Error("A checkout could not be opened");
  return opened;
}

type Opening = {
  settings: Settings;
  now: Date;
  /** Whether the known one is for what is wanted now; one that is not stays as it is, beside a new one. */
  fits?: (known: Checkout) => Promise<boolean>;
};

/**
 * The open checkout of the shopper for a purpose, or a new one. Throws `already_paid` while one is
 * being paid, and `too_many`.
 */
export async function openOrKnown(
  tx: Tx,
  shopper: Shopper,
  purpose: CheckoutPurpose,
  { settings, now, fits }: Opening,
): Promise<Checkout> {
  const found = await lockCheckout(tx, shopper, purpose);
  if (found?.state === "processing") throw onItsWay();
  const known = isOpen(found) && (!fits || (await fits(found))) ? found : null;
  if (known?.state !== "held") await refuseTooManyOpen(tx, shopper, settings);
  return known ?? openCheckout(tx, shopper, purpose, now);
}

/** The answer to a shopper who pays again while the first payment has not arrived yet. */
export function onItsWay(): DomainError {
  return new DomainError("already_paid", m.onItsWay, { orderNumber: null });
}

type Quoted = { quote: PlainQuote; delivery: Payer };
/** A quote and when it was made. */
type Quoting = Quoted & { now: Date };

/**
 * Keeps the quote under the next number, unless nothing changed since the one before, and renews the
 * hold as far as that is possible. Throws `conflict` when the hold has lasted as long as one may.
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

/** A checkout that expired is held again; one that is held goes on being so. Null once it was held long enough. */
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

/** What a checkout was quoted before; its first revision is 1. */
async function lastQuote(tx: Tx, { id, revision }: Checkout): Promise<Quoted | undefined> {
  if (revision === 0) return undefined;
  const [last] = await tx
    .select({ quote: checkoutQuotes.quote, delivery: checkoutQuotes.delivery })
    .from(checkoutQuotes)
    .where(and(eq(checkoutQuotes.checkoutId, id), eq(checkoutQuotes.revision, revision)));
  return last;
}

/** A hold that ended begins again; one that goes on keeps its end. */
function renewed(now: Date, { takenBy }: Checkout) {
  const minutes = holdMinutes(takenBy);
  const end = sql`case when ${checkouts.state} = 'held' then ${checkouts.holdEndsAt}
    else ${instantOf(after(now, minutes.atMost))} end`;
  return {
    holdEndsAt: end,
    holdExpiresAt: sql`least(${instantOf(after(now, minutes.renewed))}, ${end})`,
  };
}

/** The refusal of a hold that has lasted as long as one may. */
export function holdIsOver(checkout: Checkout): HoldRefusedError {
  const lack = { kind: "over", checkout } as const;
  return new HoldRefusedError(lack, { code: "conflict", message: m.heldAsLong, details: null });
}

/** Postgres keeps JSON without regard to the order of keys. */
function sameJson(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([left], [right]) => (left < right ? -1 : 1)),
        )
      : part,
  );
}

/**
 * Moves a locked checkout on; `payingSince`, an instant, keeps its goods while the payment is on its
 * way. When that fails, the hold ends when it would have ended without it.
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
