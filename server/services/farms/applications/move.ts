import { and, eq } from "drizzle-orm";
import { farmerApplicationHistory, farmerApplications } from "#db/schema/farms/applications.ts";
import type { Tx } from "#db/client.ts";
import {
  type ApplicationEvent,
  applicationLifecycle,
  type ApplicationState,
} from "#shared/farms/application.ts";
import { DomainError } from "#shared/errors.ts";

export type ApplicationRow = typeof farmerApplications.$inferSelect;
/** `applicant`, or the id of the user, and why. */
type Mover = { actor: string; cause: string; at: Date };

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

/**
 * Moves an application along its lifecycle, with what changes along, and writes its history. Throws
 * `conflict` when it cannot go there.
 */
export async function moveApplication(
  tx: Tx,
  { id, state }: Pick<ApplicationRow, "id" | "state">,
  event: ApplicationEvent,
  { at: createdAt, ...mover }: Mover,
  changes: Partial<typeof farmerApplications.$inferInsert> = {},
): Promise<ApplicationState> {
  const to = requireMove(state, event);
  const moved = await tx
    .update(farmerApplications)
    .set({ ...changes, state: to })
    .where(and(eq(farmerApplications.id, id), eq(farmerApplications.state, state)))
    .returning({ id: farmerApplications.id });
  if (moved.length === 0) throw movedOn();
  await tx
    .insert(farmerApplicationHistory)
    .values({ applicationId: id, from: state, to, ...mover, createdAt });
  return to;
}

/** Where an event leads. Throws `conflict` when it cannot happen in this state. */
export function requireMove(state: ApplicationState, event: ApplicationEvent): ApplicationState {
  const to = applicationLifecycle.next(state, event);
  if (!to) throw movedOn();
  return to;
}

function movedOn(): DomainError {
  return new DomainError("conflict", "This application has moved on. Please look at it again.");
}

/** How an unknown application is refused. */
export function unknownApplication(): DomainError {
  return new DomainError("not_found", "We do not know this application");
}
