import { logisticsErrors as m } from "#messages/logistics/errors.ts";
import { eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { LateCauseInput } from "#shared/logistics/logistics.ts";
import { deliveryRoutes } from "#db/schema/logistics/logistics.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { lockRoute } from "./drive.ts";

/**
 * Records what holds a route's van up; null takes it back. While the van is late, its emails and its orders' pages say
 * so; households that have their new time already get no email for the cause alone. Throws `not_found`, and `conflict`
 * once the route is finished.
 */
export async function sayLateCause(
  { db }: Pick<Deps, "db">,
  { routeId, cause }: LateCauseInput,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state } = await lockRoute(tx, routeId);
    if (state === "done") throw new DomainError("conflict", m.routeOver);
    await tx.update(deliveryRoutes).set({ lateCause: cause }).where(eq(deliveryRoutes.id, routeId));
  });
}
