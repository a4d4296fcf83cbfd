import { randomBytes } from "node:crypto";
import { and, count, eq, ne, sql } from "drizzle-orm";
import { membershipsErrors as m } from "#messages/memberships/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { languageNow } from "#shared/language.ts";
import { type JoinInput, VARIANTS } from "#shared/memberships/membership.ts";
import { readableCode } from "#shared/orders/order.ts";
import { earlyAccessSignups } from "#db/schema/memberships/early-access.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { subscribers, subscriberTokens } from "#db/schema/subscribers/subscribers.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../mail/outbox.ts";
import { hashToken } from "../platform/links/tokens.ts";
import { mayMail } from "../platform/typed-mails.ts";
import { placeLink } from "../subscribers/subscriber-links.ts";
import { keepSubscriber } from "../subscribers/subscribers.ts";

/** Erased people keep a row without a zip code, which does not count as waiting. */
const STILL_THERE = ne(earlyAccessSignups.zipCode, "");

type Signup = typeof earlyAccessSignups.$inferSelect;

/**
 * Puts an address in line and, within the mailbox's budget, emails it its place with the link that opens it. Returns the token of that link for
 * a new place, which whoever joined sees at once. An address in line already keeps its place and only gets the email:
 * null, so that nobody reads another person's place by typing their address.
 */
export async function joinEarlyAccess(
  deps: Deps,
  input: JoinInput,
  address: string,
): Promise<{ token: string } | null> {
  const { email } = input;
  const isMailed = await mayMail(deps, email, address);
  return inTransaction(deps.db, async (tx) => {
    const known = await signupOf(tx, email);
    const { signup, isNew } = known
      ? { signup: known, isNew: false }
      : await addSignup(tx, input, deps.clock.now());
    // Without an email, a known place needs no new link: nobody would get it.
    const link = isNew || isMailed ? await placeLink(deps, tx, signup.subscriberId) : null;
    if (!link) return null;
    if (isMailed) {
      await queueMail(deps, tx, {
        kind: "place_in_line",
        to: email,
        language: languageNow(),
        dedupeKey: `place_in_line:${link.tokenHash}`,
        data: { place: signup.place, url: link.url },
      });
    }
    return isNew ? { token: link.token } : null;
  });
}

/** The sign-up of an address, locked. */
async function signupOf(tx: Tx, email: string): Promise<Signup | null> {
  const [found] = await tx
    .select({ signup: earlyAccessSignups })
    .from(earlyAccessSignups)
    .innerJoin(subscribers, eq(subscribers.id, earlyAccessSignups.subscriberId))
    .where(and(eq(subscribers.email, email), STILL_THERE))
    .for("update", { of: earlyAccessSignups });
  return found?.signup ?? null;
}

async function addSignup(
  tx: Tx,
  input: JoinInput,
  now: Date,
): Promise<{ signup: Signup; isNew: boolean }> {
  const { email, zipCode } = input;
  const person = { email, zipCode, source: "early_access" } as const;
  // This locks the subscriber, so that the second of two concurrent requests finds the first one's sign-up.
  const { id } = await keepSubscriber(tx, person, "signed_up", now);
  const added = await signupOf(tx, email);
  if (added) return { signup: added, isNew: false };
  // Replaces a place whose data was erased.
  await tx.delete(earlyAccessSignups).where(eq(earlyAccessSignups.subscriberId, id));
  return { signup: await insertSignup(tx, id, input, now), isNew: true };
}

async function insertSignup(
  tx: Tx,
  subscriberId: string,
  input: JoinInput,
  createdAt: Date,
): Promise<Signup> {
  const { zipCode, variant, referral, source } = input;
  const referrer = referral ? await signupByCode(tx, referral) : null;
  const [added] = await tx
    .insert(earlyAccessSignups)
    .values({
      subscriberId,
      zipCode,
      variant,
      referralCode: readableCode(randomBytes(8)),
      referredBy: referrer?.id ?? null,
      source: source ?? null,
      createdAt,
    })
    .returning();
  if (!added) throw new Error("A sign-up could not be written");
  return added;
}

async function signupByCode(tx: Tx | Deps["db"], code: string): Promise<Signup | null> {
  const [found] = await tx
    .select()
    .from(earlyAccessSignups)
    .where(eq(earlyAccessSignups.referralCode, code));
  return found ?? null;
}

/**
 * A place in line by its emailed link, with the referral code and how many joined through it. Throws `not_found`.
 */
export async function placeInLine({ db }: Deps, token: string) {
  const { id, place, referralCode } = await openedBy(db, token);
  const [joined] = await db
    .select({ count: count() })
    .from(earlyAccessSignups)
    .where(eq(earlyAccessSignups.referredBy, id));
  return { place, code: referralCode, invited: joined?.count ?? 0 };
}

/** Deletes a place in line by its link, with our copies of the emails about it. Throws `not_found`. */
export async function leaveLine({ db }: Pick<Deps, "db">, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id, subscriberId } = await openedBy(tx, token);
    const isTheirs = and(
      eq(subscriberTokens.subscriberId, subscriberId),
      eq(subscriberTokens.purpose, "place"),
    );
    await tx.delete(emails).where(sql`${emails.dedupeKey} in (
      select 'place_in_line:' || ${subscriberTokens.tokenHash} from ${subscriberTokens} where ${isTheirs})`);
    await tx.delete(subscriberTokens).where(isTheirs);
    await tx.delete(earlyAccessSignups).where(eq(earlyAccessSignups.id, id));
  });
}

async function openedBy(db: Db | Tx, token: string): Promise<Signup> {
  const [found] = await db
    .select({ signup: earlyAccessSignups })
    .from(earlyAccessSignups)
    .innerJoin(subscriberTokens, eq(subscriberTokens.subscriberId, earlyAccessSignups.subscriberId))
    .where(
      and(
        eq(subscriberTokens.tokenHash, hashToken(token)),
        eq(subscriberTokens.purpose, "place"),
        STILL_THERE,
      ),
    );
  if (!found) throw new DomainError("not_found", m.noPlace);
  return found.signup;
}

/** The number of waiting households, and of their zip codes. */
export async function lineSize({ db }: Deps): Promise<{ households: number; zips: number }> {
  const [row] = await db
    .select({
      households: count(),
      zips: sql<number>`count(distinct ${earlyAccessSignups.zipCode})::int`,
    })
    .from(earlyAccessSignups)
    .where(STILL_THERE);
  return { households: row?.households ?? 0, zips: row?.zips ?? 0 };
}

/** The number of sign-ups by page variant. */
export async function countsByVariant({ db }: Deps) {
  const rows = await db
    .select({ variant: earlyAccessSignups.variant, count: count() })
    .from(earlyAccessSignups)
    .where(STILL_THERE)
    .groupBy(earlyAccessSignups.variant);
  return VARIANTS.map((variant) => ({
    variant,
    count: rows.find((row) => row.variant === variant)?.count ?? 0,
  }));
}
