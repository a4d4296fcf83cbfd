import { and, eq } from "drizzle-orm";
import type { MailKind } from "#shared/mail/mail.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import type { BoxNote } from "../../mail/boxes/box-mail-data.ts";
import type { MailData } from "../../mail/port.ts";
import { queueMail } from "../mail/outbox.ts";
import { IS_OPEN_ACCOUNT } from "../platform/people/open-account.ts";

type Subscription = typeof boxSubscriptions.$inferSelect;
type MailDeps = Pick<Deps, "mail" | "jobs" | "clock" | "publicUrl">;

/** The data included in every email about a box, or about a subscription and its coming boxes. */
export function boxFacts({ publicUrl }: MailDeps, { size }: Pick<Subscription, "size">) {
  return {
    size,
    boxesUrl: `${publicUrl}/dashboard/customer/boxes`,
  };
}

/**
 * Emails the subscriber at their account's current address. Sends nothing if the account is closed or about to be
 * erased: it gets no more boxes, and refunds have emails of their own.
 */
export async function mailBoxOwner<Kind extends MailKind>(
  deps: MailDeps,
  tx: Tx,
  { userId }: Subscription,
  mail: { kind: Kind; key: string; data: MailData[Kind] },
): Promise<void> {
  const [owner] = await tx
    .select({ to: users.email })
    .from(users)
    .where(and(eq(users.id, userId), IS_OPEN_ACCOUNT));
  if (!owner) return;
  const { kind, key: dedupeKey, data } = mail;
  await queueMail(deps, tx, { kind, to: owner.to, dedupeKey, data });
}

/** A short email about boxes that needs no template of its own. */
export async function notifyBoxOwner(
  deps: MailDeps,
  tx: Tx,
  subscription: Subscription,
  { key, ...note }: { key: string } & BoxNote,
): Promise<void> {
  const data = { ...boxFacts(deps, subscription), ...note };
  await mailBoxOwner(deps, tx, subscription, { kind: "box_note", key, data });
}
