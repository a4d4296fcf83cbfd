import { farmsErrors as m } from "#messages/farms/errors.ts";
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

/** A stored application. */
export type ApplicationRow = typeof farmerApplications.$inferSelect;

/** Reads an application and locks its row. Throws `not_found`. */
export async function lockApplication(tx: Tx, id: string): Promise<ApplicationRow> {
  const [application] = await tx
    .select()
    .from(farmerApplications)
    .where(eq(farmerApplications.id, id))
    .for("update");
  if (!application) throw unknownApplication();
  return application;
}

/** Throws `conflict` if the event is not possible in this state. */
export function requireMove(state: ApplicationState, event: ApplicationEvent): void {
  if (applicationLifecycle.next(state, event)) return;
  throw new DomainError("conflict", lifecycles.application.movedOn());
}

/** The error for an unknown application. */
export function unknownApplication(): DomainError {
  return new DomainError("not_found", m.noApplication);
}
