import { farmsErrors as m } from "#messages/farms-errors.ts";
import { eq } from "drizzle-orm";
import { farmerApplications } from "#db/schema/farms/applications.ts";
import type { Tx } from "#db/client.ts";
import {
  type ApplicationEvent,
  applicationLifecycle,
  type ApplicationState,
} from "#shared/farms/applications/application.ts";
import { DomainError } from "#shared/errors.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

export type ApplicationRow = typeof farmerApplications.$inferSelect;

/** An application for changing it. Throws `not_found`. */
export async function lockApplication(tx: Tx, id: string): Promise<ApplicationRow> {
  const [application] = await tx
    .select()
    .from(farmerApplications)
    .where(eq(farmerApplications.id, id))
    .for("update");
  if (!application) throw unknownApplication();
  return application;
}

/** Throws `conflict` when an event cannot happen in this state. */
export function requireMove(state: ApplicationState, event: ApplicationEvent): void {
  if (applicationLifecycle.next(state, event)) return;
  throw new DomainError("conflict", lifecycles.application.movedOn());
}

/** How an unknown application is refused. */
export function unknownApplication(): DomainError {
  return new DomainError("not_found", m.noApplication);
}
