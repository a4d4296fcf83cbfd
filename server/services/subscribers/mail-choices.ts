import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { subscribersErrors as m } from "#messages/subscribers/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from "#shared/mail/mail-choice.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { productAlerts, subscribers } from "#db/schema/subscribers/subscribers.ts";
import { users } from "#db/schema/accounts/users.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { subscribe } from "./subscribers.ts";
import { shownNameOf } from "../platform/people/shown-name.ts";
import { endMarketing } from "./subscriber-consent.ts";

type Owner = Pick<SessionUser, "id" | "email" | "emailVerified">;

/**
 * Which emails the user has chosen. Alerts belong to the address, so they are shown only to a user who has confirmed
 * the address.
 */
export async function getMailChoices({ db }: Pick<Deps, "db">, user: Owner) {
  const [account] = await db
    .select({ declined: users.declinedMails })
    .from(users)
    .where(eq(users.id, user.id));
  const declined = account?.declined ?? [];
  const orders = OPTIONAL_MAIL_KINDS.map((kind) => ({ kind, on: !declined.includes(kind) }));
  if (!user.emailVerified) return { isVerified: false, orders, newsletter: null, alerts: [] };
  const [subscriber] = await db
    .select({ state: subscribers.state })
    .from(subscribers)
    .where(eq(subscribers.email, user.email));
  const alerts = await db
    .select({ id: productAlerts.id, productId: products.id, name: shownNameOf() })
    .from(productAlerts)
    .innerJoin(subscribers, eq(subscribers.id, productAlerts.subscriberId))
    .innerJoin(products, eq(products.id, productAlerts.productId))
    .where(and(eq(subscribers.email, user.email), isNull(productAlerts.sentAt)))
    .orderBy(asc(productAlerts.createdAt), asc(productAlerts.id));
  return { isVerified: true, orders, newsletter: subscriber?.state ?? null, alerts };
}

function requireVerified({ emailVerified }: Owner): void {
  if (emailVerified) return;
  throw new DomainError("forbidden", m.confirmEmail);
}

/**
 * Subscribes to the newsletter, which is then confirmed by email as usual, or unsubscribes immediately. Throws
 * `forbidden`.
 */
export async function chooseNewsletter(
  deps: Deps,
  user: Owner,
  { on, address }: { on: boolean; address: string },
): Promise<void> {
  requireVerified(user);
  const { email } = user;
  if (on) return subscribe(deps, { email, source: "account" }, address);
  await inTransaction(deps.db, async (tx) => {
    const [row] = await tx
      .select()
      .from(subscribers)
      .where(eq(subscribers.email, email))
      .for("update");
    if (row) await endMarketing(deps, tx, row, "unsubscribed");
  });
}

/**
 * Turns a kind of email about the user's orders on or off. This belongs to the account, so the address need not be
 * confirmed.
 */
export async function chooseMail(
  { db }: Pick<Deps, "db">,
  { id }: Pick<SessionUser, "id">,
  { kind, on }: { kind: OptionalMailKind; on: boolean },
): Promise<void> {
  const others = sql`array_remove(${users.declinedMails}, ${kind}::text)`;
  const declinedMails = on ? others : sql`array_append(${others}, ${kind}::text)`;
  await db.update(users).set({ declinedMails }).where(eq(users.id, id));
}

/** Removes the user's alert for a product. Throws `not_found` for someone else's alert, and `forbidden`. */
export async function removeAlert(
  { db }: Pick<Deps, "db">,
  user: Owner,
  id: string,
): Promise<void> {
  requireVerified(user);
  await inTransaction(db, async (tx) => {
    const [alert] = await tx
      .select({ id: productAlerts.id })
      .from(productAlerts)
      .innerJoin(subscribers, eq(subscribers.id, productAlerts.subscriberId))
      .where(
        and(
          eq(productAlerts.id, id),
          eq(subscribers.email, user.email),
          isNull(productAlerts.sentAt),
        ),
      );
    if (!alert) throw new DomainError("not_found", m.alertGone);
    await tx.delete(productAlerts).where(eq(productAlerts.id, alert.id));
  });
}
