import { farmsErrors as m } from "#messages/farms/errors.ts";
import { eq } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { FEATURE_DAYS_MAX, type Feature } from "#shared/farms/farm-admin.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { lockedProduct } from "../../inventory/product-rows.ts";

/**
 * Features a product at the top of the shop's recommended order through the day `until`; null ends
 * it. A job recomputes that order right afterward. Throws `not_found`, and `invalid` for a day in
 * the past or more than `FEATURE_DAYS_MAX` days ahead.
 */
export async function featureProduct(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  actor: Actor,
  { farmId, productId, until }: Feature,
): Promise<void> {
  const today = businessDayAt(deps.clock.now());
  if (until !== null && (until < today || until > addDays(today, FEATURE_DAYS_MAX))) {
    throw new DomainError("invalid", m.chooseNearDay(FEATURE_DAYS_MAX));
  }
  await inTransaction(deps.db, async (tx) => {
    const { product } = await lockedProduct(tx, farmId, productId);
    if (product.featuredUntil === until) return;
    await tx.update(products).set({ featuredUntil: until }).where(eq(products.id, productId));
    await recordAudit(deps, tx, actor, {
      action: until === null ? "product.unfeatured" : "product.featured",
      subject: { kind: "farm", id: farmId, name: product.farmName },
      detail: { product: product.name, ...(until && { until }) },
    });
    await deps.jobs.enqueue(tx, "reorder_shop", {});
  });
}
