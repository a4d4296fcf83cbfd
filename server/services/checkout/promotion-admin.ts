import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { checkoutPromotions as m } from "#messages/checkout-promotions.ts";
import type { NewPromotion } from "#shared/checkout/promotions/promotion-admin.ts";
import { DomainError } from "#shared/errors.ts";
import { farms } from "#db/schema/catalog/catalog.ts";
import { promotions } from "#db/schema/promotions.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { type AccountActor, recordAudit } from "../platform/audit.ts";

/** Of the query's `promotions`: the orders that used it and stand, */
const USES = sql<number>`(select count(*)::int from promotion_uses u join orders o on o.id = u.order_id
  where u.promotion_id = promotions.id and o.state not in ('canceled', 'refunded'))`;
/** and what it took off them. */
const COST = sql<number>`(select coalesce(sum(u.amount_cents), 0)::int from promotion_uses u
  join orders o on o.id = u.order_id
  where u.promotion_id = promotions.id and o.state not in ('canceled', 'refunded'))`;

/** All codes, the newest first, with their uses and what they cost so far, and the farms that can bear one. */
export async function listPromotions({ db }: Pick<Deps, "db">) {
  const codes = await db
    .select({
      promotion: promotions,
      farm: farms.name,
      uses: USES,
      cost: COST,
    })
    .from(promotions)
    .leftJoin(farms, eq(farms.id, promotions.farmId))
    .orderBy(desc(promotions.id));
  const choices = await db
    .select({ id: farms.id, name: farms.name })
    .from(farms)
    .orderBy(asc(farms.name));
  return {
    farms: choices,
    codes: codes.map(
      ({ promotion: { createdAt: _, createdBy: __, endedAt, ...terms }, ...rest }) => ({
        ...terms,
        ...rest,
        isEnded: endedAt !== null,
      }),
    ),
  };
}

/** Makes a code. Throws `conflict` when there is one with these letters, ended or not. */
export async function makePromotion(
  deps: Deps,
  admin: AccountActor,
  terms: NewPromotion,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [made] = await tx
      .insert(promotions)
      .values({ ...terms, createdBy: admin?.id ?? null, createdAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new DomainError("conflict", m.codeTaken);
    await recordAudit(deps, tx, admin, {
      action: "promotion.made",
      subject: { kind: "promotion", id: made.id, name: made.code },
      detail: { amount: made.value, reason: made.kind, farmId: made.farmId },
    });
  });
}

/** Ends a code for good: what holds it may still be paid. Throws `not_found` when it is no open one. */
export async function endPromotion(deps: Deps, admin: AccountActor, id: number): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [ended] = await tx
      .update(promotions)
      .set({ endedAt: deps.clock.now() })
      .where(and(eq(promotions.id, id), isNull(promotions.endedAt)))
      .returning();
    if (!ended) throw new DomainError("not_found", m.notFound);
    await recordAudit(deps, tx, admin, {
      action: "promotion.ended",
      subject: { kind: "promotion", id, name: ended.code },
    });
  });
}
