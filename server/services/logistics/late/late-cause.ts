import { logisticsErrors as m } from "#messages/logistics/errors.ts";
import { eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { LateCauseInput } from "#shared/logistics/logistics.ts";
import { deliveryRoutes } from "#db/schema/logistics/logistics.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { lateCauseOf } from "../../orders/lifecycle/arrivals.ts";
import { recordAudit, type UserActor } from "../../platform/audit/audit.ts";
import { lockRoute } from "../drive.ts";

/**
 * Records what holds a route's van up, and who said so; null takes it back. For two hours, while the van is late, its
 * emails and its orders' pages say it; households that have their new time already get no email for the cause alone.
 * Throws `not_found`, and `conflict` once the route is finished.
 */
export async function sayLateCause(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: UserActor,
  { routeId, cause }: LateCauseInput,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const route = await lockRoute(tx, routeId);
    if (route.state === "done") throw new DomainError("conflict", m.routeOver);
    const now = clock.now();
    await tx
      .update(deliveryRoutes)
      .set({ lateCause: cause, lateCauseAt: cause && now })
      .where(eq(deliveryRoutes.id, routeId));
    await recordAudit({ clock }, tx, actor, {
      action: "route.delay_explained",
      subject: { kind: "route", id: routeId, name: `${route.day} ${route.name}` },
      detail: { lateCause: { from: lateCauseOf(route, now), to: cause } },
    });
  });
}
