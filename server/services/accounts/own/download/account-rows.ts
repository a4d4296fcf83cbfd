import { and, eq, isNull, or } from "drizzle-orm";
import {
  addresses,
  farmMembers,
  invitations,
  recoveryCodes,
  savedFarms,
  savedProducts,
  secondFactors,
  tableViews,
} from "#db/schema/accounts/accounts.ts";
import { auditLog } from "#db/schema/platform/audit.ts";
import { knownDevices, sessions, users } from "#db/schema/accounts/users.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import type { Tx } from "#db/client.ts";
import { boughtBy, type Owner } from "./owner.ts";

/** The account itself: how it signs in, what it saved, its memberships and invitations, and what it did. */
export async function accountRowsOf(tx: Tx, { id, email }: Owner) {
  return {
    users: await tx.select().from(users).where(eq(users.id, id)),
    sessions: await tx.select().from(sessions).where(eq(sessions.userId, id)),
    known_devices: await tx.select().from(knownDevices).where(eq(knownDevices.userId, id)),
    second_factors: await tx.select().from(secondFactors).where(eq(secondFactors.userId, id)),
    recovery_codes: await tx.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)),
    addresses: await tx.select().from(addresses).where(eq(addresses.userId, id)),
    saved_products: await tx.select().from(savedProducts).where(eq(savedProducts.userId, id)),
    saved_farms: await tx.select().from(savedFarms).where(eq(savedFarms.userId, id)),
    table_views: await tx.select().from(tableViews).where(eq(tableViews.userId, id)),
    memberships: await tx
      .select()
      .from(memberships)
      .where(
        or(
          eq(memberships.userId, id),
          and(isNull(memberships.userId), eq(memberships.email, email)),
        ),
      ),
    farm_members: await tx.select().from(farmMembers).where(eq(farmMembers.userId, id)),
    invitations: await tx
      .select({
        role: invitations.role,
        createdAt: invitations.createdAt,
        acceptedAt: invitations.acceptedAt,
      })
      .from(invitations)
      .where(eq(invitations.email, email)),
    audit_log: await ownEntries(tx, { id, email }),
  };
}

/**
 * What the account did. Of entries about others, only when and what: their names and details are not this person's,
 * who may have left the team since.
 */
async function ownEntries(tx: Tx, owner: Owner) {
  const bought = await tx.select({ id: orders.id }).from(orders).where(boughtBy(tx, owner).orders);
  const own = new Set([owner.id, ...bought.map(({ id }) => id)]);
  const entries = await tx.select().from(auditLog).where(eq(auditLog.actorId, owner.id));
  return entries.map((entry) => {
    const { at, action, subjectKind } = entry;
    return own.has(entry.subjectId) ? entry : { at, action, subjectKind };
  });
}
