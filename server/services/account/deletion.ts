import { and, eq, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import {
  accountTokens,
  addresses,
  farmMembers,
  recoveryCodes,
  savedFarms,
  savedProducts,
  secondFactors,
} from "#db/schema/accounts.ts";
import { farmerApplications } from "#db/schema/applications.ts";
import { contactMessages } from "#db/schema/contact.ts";
import { orderProblems } from "#db/schema/care.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkouts.ts";
import { memberships } from "#db/schema/memberships.ts";
import { orders } from "#db/schema/orders.ts";
import { subscribers } from "#db/schema/subscribers.ts";
import { emails } from "#db/schema/system.ts";
import { sessions, users } from "#db/schema/users.ts";
import { waitingList } from "#db/schema/waiting-list.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DELETION_GRACE_DAYS } from "#shared/account.ts";
import { DomainError } from "#shared/errors.ts";
import { businessDayAt } from "#shared/time.ts";
import type { SessionUser } from "#shared/user.ts";
import type { Deps } from "../../deps.ts";
import { recordAudit } from "../audit.ts";
import { eraseBoxes } from "../boxes/erase.ts";
import { queueMail } from "../outbox.ts";
import { eraseSubscriber } from "../subscriber-admin/one.ts";
import { newToken } from "../tokens.ts";

const DAY_MS = 86_400_000;

/**
 * Asks for the account to be erased in two weeks, and signs out everywhere; signing in within that
 * time can undo it. Throws `forbidden` for the last admin.
 */
export async function requestDeletion(
  deps: Pick<Deps, "db" | "clock" | "mail" | "jobs" | "publicUrl" | "log">,
  user: SessionUser,
): Promise<{ due: Date }> {
  const due = new Date(deps.clock.now().getTime() + DELETION_GRACE_DAYS * DAY_MS);
  await inTransaction(deps.db, async (tx) => {
    await keepLastAdmin(tx, user);
    await tx.update(users).set({ deletionDueAt: due }).where(eq(users.id, user.id));
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    const data = {
      firstName: user.firstName,
      day: businessDayAt(due),
      url: `${deps.publicUrl}/account/profile`,
    };
    const dedupeKey = `deletion_asked:${user.id}:${due.toISOString()}`;
    await queueMail(deps, tx, { kind: "deletion_asked", to: user.email, dedupeKey, data });
  });
  deps.log.info({ userId: user.id }, "deletion asked for");
  return { due };
}

async function keepLastAdmin(tx: Tx, { id, role }: SessionUser): Promise<void> {
  if (role !== "admin") return;
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.role, "admin"), eq(users.disabled, false), sql`${users.deletionDueAt} is null`),
    )
    .orderBy(users.id)
    .for("update");
  if (admins.every((admin) => admin.id === id)) {
    throw new DomainError("forbidden", "The last admin stays: make somebody else an admin first");
  }
}

/** When the account is to be erased; null when it stays. */
export async function deletionDue(
  { db }: Pick<Deps, "db">,
  { id }: Pick<SessionUser, "id">,
): Promise<Date | null> {
  const [row] = await db.select({ due: users.deletionDueAt }).from(users).where(eq(users.id, id));
  return row?.due ?? null;
}

/** Keeps the account after all. */
export async function undoDeletion(
  { db, log }: Pick<Deps, "db" | "log">,
  { id }: Pick<SessionUser, "id">,
): Promise<void> {
  await db.update(users).set({ deletionDueAt: null }).where(eq(users.id, id));
  log.info({ userId: id }, "deletion undone");
}

/** Erases every account whose time has come. */
export async function eraseDueAccounts(
  deps: Pick<Deps, "db" | "clock" | "auth" | "log" | "payments">,
) {
  const due = and(isNotNull(users.deletionDueAt), lte(users.deletionDueAt, deps.clock.now()));
  const columns = { id: users.id, customerId: users.providerCustomerId };
  const rows = await deps.db.select(columns).from(users).where(due);
  for (const { id, customerId } of rows) {
    // First, so that its cards are not forgotten when the provider does not answer.
    if (customerId) await deps.payments.deleteCustomer(customerId);
    await eraseAccount(deps, id);
  }
}

/**
 * Takes the person out of the records (rule 23 of the quality list). Orders, what was paid and the
 * ledger stay, with the zip code alone, as the law on books demands.
 */
async function eraseAccount(
  deps: Pick<Deps, "db" | "clock" | "auth" | "log">,
  userId: string,
): Promise<void> {
  const name = `erased-${userId.slice(0, 8)}`;
  const email = `${userId}@erased.invalid`;
  const passwordHash = await deps.auth.hashPassword(newToken());
  const before = await inTransaction(deps.db, async (tx) => {
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), lte(users.deletionDueAt, deps.clock.now())))
      .for("update");
    if (!user) return null;
    await forgetThings(tx, userId);
    await eraseBoxes(tx, userId, deps.clock.now());
    await forgetInBooks(tx, userId, { old: user.email, email });
    const nobody = { firstName: "Erased", lastName: "account", zipCode: null, phoneNumber: null };
    await tx
      .update(users)
      .set({
        ...nobody,
        username: name,
        email,
        passwordHash,
        disabled: true,
        deletionDueAt: null,
        emailVerifiedAt: null,
        providerCustomerId: null,
      })
      .where(eq(users.id, userId));
    await recordAudit(deps, tx, null, {
      action: "user.deleted",
      subject: { kind: "user", id: userId, name },
    });
    return user.email;
  });
  if (before === null) return;
  await forgetSubscriber(deps, before);
  deps.log.info({ userId }, "account erased");
}

async function forgetThings(tx: Tx, userId: string): Promise<void> {
  for (const table of [
    sessions,
    accountTokens,
    secondFactors,
    recoveryCodes,
    addresses,
    farmMembers,
    savedProducts,
    savedFarms,
  ]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
}

async function forgetInBooks(
  tx: Tx,
  userId: string,
  { old, email }: { old: string; email: string },
): Promise<void> {
  const theirs = eq(orders.userId, userId);
  const person = sql`'{"email": "", "address": "", "firstName": "", "lastName": "", "phone": "", "specialInstructions": ""}'::jsonb`;
  await tx
    .update(orders)
    .set({ email, delivery: sql`${orders.delivery} || ${person}` })
    .where(theirs);
  const ordersOfTheirs = tx.select({ id: orders.id }).from(orders).where(theirs);
  await tx
    .update(orderProblems)
    .set({ note: "" })
    .where(inArray(orderProblems.orderId, ordersOfTheirs));
  const checkoutsOfTheirs = tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(eq(checkouts.userId, userId));
  await tx
    .update(checkoutQuotes)
    .set({ delivery: sql`${checkoutQuotes.delivery} || ${person}` })
    .where(inArray(checkoutQuotes.checkoutId, checkoutsOfTheirs));
  await tx
    .update(memberships)
    .set({ email, firstName: "" })
    .where(or(eq(memberships.userId, userId), eq(memberships.email, old)));
  await tx
    .update(farmerApplications)
    .set({
      email: sql`${farmerApplications.id} || '@erased.invalid'`,
      familyName: "",
      phone: "",
      location: "",
      linkHash: null,
    })
    .where(eq(farmerApplications.userId, userId));
  await tx.delete(waitingList).where(eq(waitingList.email, old));
  const written = await tx
    .delete(contactMessages)
    .where(eq(contactMessages.email, old))
    .returning({ number: contactMessages.number });
  const told = written.map(({ number }) => `contact_message:${number}`);
  await tx
    .delete(emails)
    .where(or(sql`lower(${emails.to}) = lower(${old})`, inArray(emails.dedupeKey, told)));
}

/** The address stays known as one that must get no marketing, and as nothing else. */
async function forgetSubscriber(deps: Pick<Deps, "db" | "clock">, email: string): Promise<void> {
  const [found] = await deps.db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.email, email));
  if (found) await eraseSubscriber(deps, null, found.id);
}
