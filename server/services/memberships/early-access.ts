import { randomBytes } from "node:crypto";
import { count, eq, ne, sql } from "drizzle-orm";
import { membershipsErrors as m } from "#messages/memberships-errors.ts";
import { DomainError } from "#shared/errors.ts";
import { type JoinInput, VARIANTS } from "#shared/memberships/membership.ts";
import { readableCode } from "#shared/orders/order.ts";
import { earlyAccessSignups } from "#db/schema/memberships/early-access.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { keepSubscriber } from "../subscribers/subscribers.ts";

type Signup = typeof earlyAccessSignups.$inferSelect;

/**
 * Puts an address in line and returns the code of its own share link. Who is in line already keeps
 * place and code, and gets the same answer.
 */
export async function joinEarlyAccess(deps: Deps, input: JoinInput): Promise<{ code: string }> {
  const now = deps.clock.now();
  const signup = await inTransaction(deps.db, async (tx) => {
    const known = await signupOf(tx, input.email);
    if (known) return known;
    const { email, zipCode } = input;
    const person = { email, zipCode, source: "early_access" } as const;
    // Its row is locked: of two requests for one address the second finds what the first wrote.
    const { id } = await keepSubscriber(tx, person, "signed_up", now);
    return (await signupOf(tx, email)) ?? insertSignup(tx, id, input, now);
  });
  return { code: signup.referralCode };
}

async function signupOf(tx: Tx, email: string): Promise<Signup | null> {
  const [found] = await tx
    .select({ signup: earlyAccessSignups })
    .from(earlyAccessSignups)
    .innerJoin(subscribers, eq(subscribers.id, earlyAccessSignups.subscriberId))
    .where(eq(subscribers.email, email));
  return found?.signup ?? null;
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

/** A place in line by the code of its share link, and how many joined through it. Throws `not_found`. */
export async function placeInLine({ db }: Deps, code: string) {
  const signup = await signupByCode(db, code);
  if (!signup) throw new DomainError("not_found", m.noPlace);
  const [joined] = await db
    .select({ count: count() })
    .from(earlyAccessSignups)
    .where(eq(earlyAccessSignups.referredBy, signup.id));
  return { place: signup.place, code, invited: joined?.count ?? 0 };
}

/** Who was erased keeps a place in line, without a zip code, and waits for nothing. */
const STILL_THERE = ne(earlyAccessSignups.zipCode, "");

/** How many households wait, and in how many zips. */
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

/** How many joined by each of the three messages. */
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
