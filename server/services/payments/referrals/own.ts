import { randomBytes } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { paymentsReferralErrors as m } from "#messages/payments/referrals/referral-errors.ts";
import { ERASED_LIKE } from "#shared/accounts/erased.ts";
import { DomainError } from "#shared/errors.ts";
import { type Cents, cents } from "#shared/money.ts";
import { readableCode } from "#shared/orders/order.ts";
import {
  type ReferralOffer,
  referralOfferOf,
  referralStep,
} from "#shared/payments/referrals/referral.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { referrals } from "#db/schema/payments/referrals.ts";
import { promotions } from "#db/schema/checkout/promotions.ts";
import type { Deps } from "#server/deps.ts";
import { getSettings } from "../../platform/settings/settings.ts";

/** The most friends shown to a referrer, newest first. */
const LATEST = 100;
/** Attempts to generate a code; random codes almost never collide. */
const TRIES = 3;

/** A customer's referrals: the current offer, their code, who came and what it earned. */
export async function ownReferrals(deps: Pick<Deps, "db">, userId: string) {
  const { db } = deps;
  const rows = await db
    .select({
      id: referrals.id,
      state: referrals.state,
      order: orders.state,
      reward: referrals.reward,
      takenBack: referrals.takenBack,
      // Orders keep the name for seven years for tax purposes, but the referrer no longer sees it once the friend's
      // account is erased.
      firstName: sql<string | null>`case when ${orders.email} like ${ERASED_LIKE} then null
        else nullif(trim(${orders.delivery} ->> 'firstName'), '') end`,
      at: referrals.createdAt,
    })
    .from(referrals)
    .innerJoin(orders, eq(orders.id, referrals.orderId))
    .where(eq(referrals.referrerId, userId))
    .orderBy(desc(referrals.createdAt), desc(referrals.id))
    .limit(LATEST);
  const [sum] = await db
    .select({
      earned: sql<number>`coalesce(sum(${referrals.reward} - coalesce(${referrals.takenBack}, 0))
        filter (where ${referrals.creditedAt} is not null), 0)`.mapWith(Number),
    })
    .from(referrals)
    .where(eq(referrals.referrerId, userId));
  return {
    offer: await offerNow(deps),
    code: await codeOf(deps, userId),
    earned: cents(sum?.earned ?? 0),
    friends: rows.map(({ at, state, order, ...row }) => ({
      ...row,
      step: referralStep(state, order),
      at: at.toISOString(),
    })),
  };
}

async function codeOf({ db }: Pick<Deps, "db">, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ code: promotions.code })
    .from(promotions)
    .where(and(eq(promotions.referrerId, userId), isNull(promotions.endedAt)));
  return row?.code ?? null;
}

async function offerNow(deps: Pick<Deps, "db">): Promise<ReferralOffer | null> {
  return referralOfferOf(await getSettings(deps));
}

/** The customer's own referral code, created on first use. Throws `not_found` when there is no offer. */
export async function ownCode(
  deps: Pick<Deps, "db" | "clock">,
  userId: string,
): Promise<{ code: string }> {
  const offer = await offerNow(deps);
  if (!offer) throw new DomainError("not_found", m.noCode);
  for (let tried = 0; tried < TRIES; tried += 1) {
    await deps.db
      .insert(promotions)
      .values({
        code: readableCode(randomBytes(8)),
        kind: "amount",
        value: offer.friend,
        minimum: offer.minimum,
        firstOrder: true,
        perPerson: 1,
        referrerId: userId,
        createdAt: deps.clock.now(),
      })
      .onConflictDoNothing();
    const code = await codeOf(deps, userId);
    if (code !== null) return { code };
  }
  throw new DomainError("not_found", m.noCode);
}

/**
 * What someone who opens a customer's referral link receives. Throws `not_found` for a code that is no longer
 * valid.
 */
export async function invitation(
  deps: Pick<Deps, "db">,
  code: string,
): Promise<{ code: string; friend: Cents; minimum: Cents }> {
  const offer = await offerNow(deps);
  const [known] = await deps.db
    .select({ code: promotions.code })
    .from(promotions)
    .where(
      and(
        eq(promotions.code, code),
        isNull(promotions.endedAt),
        sql`${promotions.referrerId} is not null`,
      ),
    );
  if (!offer || !known) throw new DomainError("not_found", m.noCode);
  return { code: known.code, friend: offer.friend, minimum: offer.minimum };
}
