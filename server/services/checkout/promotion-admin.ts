import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { checkoutPromotions as m } from "#messages/checkout/promotions.ts";
import type { NewPromotion } from "#shared/checkout/promotions/promotion-admin.ts";
import { DomainError } from "#shared/errors.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { promotions, promotionUses } from "#db/schema/checkout/promotions.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { type AccountActor, recordAudit } from "../platform/audit/audit.ts";

/** Maximum number of listed codes; the newest are listed. */
const LISTED = 200;

/** The newest codes with their use in valid orders and the discount given, and the farms that can bear a code. */
export async function listPromotions({ db }: Pick<Deps, "db">) {
  const listed = db
    .$with("listed")
    .as(
      db
        .select()
        .from(promotions)
        .where(isNull(promotions.referrerId))
        .orderBy(desc(promotions.id))
        .limit(LISTED),
    );
  const isStanding = sql`${promotionUses.orderId} is not null and ${promotionUses.stands}`;
  const codes = await db
    .with(listed)
    .select({
      promotion: promotions,
      farm: farms.name,
      uses: sql<number>`count(*) filter (where ${isStanding})`.mapWith(Number),
      cost: sql<number>`coalesce(sum(${promotionUses.amount}) filter (where ${isStanding}), 0)`.mapWith(
        Number,
      ),
    })
    .from(listed)
    .innerJoin(promotions, eq(promotions.id, listed.id))
    .leftJoin(farms, eq(farms.id, promotions.farmId))
    .leftJoin(promotionUses, eq(promotionUses.promotionId, promotions.id))
    .groupBy(promotions.id, farms.id)
    .orderBy(desc(promotions.id));
  const choices = await db
    .select({ id: farms.id, name: farms.name })
    .from(farms)
    .orderBy(asc(farms.name));
  return {
    farms: choices,
    codes: codes.map(
      ({
        promotion: { createdAt: _, createdBy: __, referrerId: ___, endedAt, ...terms },
        ...rest
      }) => ({
        ...terms,
        ...rest,
        isEnded: endedAt !== null,
      }),
    ),
  };
}

/**
 * Creates a code. The same code from the same admin on the same terms is created once, so that a client that did not
 * receive the response can retry. Throws `conflict` if it already exists otherwise, ended or not, and `invalid` for an
 * unknown farm.
 */
export async function makePromotion(
  deps: Deps,
  admin: AccountActor,
  terms: NewPromotion,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (terms.farmId !== null) await requireFarm(tx, terms.farmId);
    const [made] = await tx
      .insert(promotions)
      .values({ ...terms, createdBy: admin?.id ?? null, createdAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!made) {
      if (await isMadeBy(tx, admin, terms)) return;
      throw new DomainError("conflict", m.codeTaken, { field: "code" });
    }
    await recordAudit(deps, tx, admin, {
      action: "promotion.made",
      subject: { kind: "promotion", id: made.id, name: made.code },
      detail: termsOf(made),
    });
  });
}

const TERMS = [
  "kind",
  "value",
  "farmId",
  "minimum",
  "firstOrder",
  "perPerson",
  "inAll",
  "startsOn",
  "endsOn",
] as const satisfies readonly (keyof NewPromotion)[];

/** Whether this admin created the code on exactly these terms, and it has not ended. */
async function isMadeBy(tx: Tx, admin: AccountActor, terms: NewPromotion): Promise<boolean> {
  const [known] = await tx.select().from(promotions).where(eq(promotions.code, terms.code));
  if (!known || known.endedAt !== null || known.referrerId !== null) return false;
  const isOwn = admin !== null && known.createdBy === admin.id;
  return isOwn && TERMS.every((term) => known[term] === terms[term]);
}

async function requireFarm(tx: Tx, id: number): Promise<void> {
  const [farm] = await tx.select({ id: farms.id }).from(farms).where(eq(farms.id, id));
  if (!farm) throw new DomainError("invalid", m.chooseFarm, { field: "farmId" });
}

/** The audit details of a code: its discount, who bears it, and its conditions. */
function termsOf({ kind, value, ...made }: typeof promotions.$inferSelect) {
  const offs = {
    percent: { promotionBps: value },
    amount: { amount: value },
    delivery: { freeDelivery: true },
  };
  const { farmId, minimum, firstOrder, perPerson, inAll, startsOn, endsOn } = made;
  return {
    ...offs[kind],
    ...(farmId !== null && { farmId }),
    ...(minimum > 0 && { minimumCents: minimum }),
    ...(firstOrder && { firstOrder }),
    ...(perPerson !== null && { perPerson }),
    ...(inAll !== null && { inAll }),
    ...(startsOn !== null && { startsOn }),
    ...(endsOn !== null && { endsOn }),
  };
}

/** Ends a code permanently; checkouts that hold it may still be paid. Throws `not_found` if it is not open. */
export async function endPromotion(deps: Deps, admin: AccountActor, id: number): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [ended] = await tx
      .update(promotions)
      .set({ endedAt: deps.clock.now() })
      .where(and(eq(promotions.id, id), isNull(promotions.endedAt), isNull(promotions.referrerId)))
      .returning();
    if (!ended) throw new DomainError("not_found", m.notFound);
    await recordAudit(deps, tx, admin, {
      action: "promotion.ended",
      subject: { kind: "promotion", id, name: ended.code },
    });
  });
}
