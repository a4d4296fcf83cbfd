import type { MailKind } from "#shared/mail/mail.ts";
import type { Business } from "#shared/platform/business.ts";
import { emails } from "#db/schema/platform/system.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import type { MailData } from "../../mail/port.ts";
import { getBusiness } from "../platform/business.ts";

type Mail<Kind extends MailKind> = {
  kind: Kind;
  to: string;
  /** What makes this email happen once: `order_placed:{order}`. */
  dedupeKey: string;
  data: MailData[Kind];
};

/** Writes an email to the outbox in the caller's transaction; the same email is never written twice. */
export async function queueMail<Kind extends MailKind>(
  deps: Pick<Deps, "mail" | "clock">,
  tx: Tx,
  mail: Mail<Kind>,
): Promise<void> {
  await writeMail(deps, tx, mail, await getBusiness({ db: tx }));
}

/** As `queueMail`, for who has read the settings. One statement, sent at once. */
export async function writeMail<Kind extends MailKind>(
  deps: Pick<Deps, "mail" | "clock">,
  tx: Tx,
  mail: Mail<Kind>,
  business: Business,
): Promise<void> {
  await tx
    .insert(emails)
    .values(mailRow(deps, mail, business))
    .onConflictDoNothing();
}

/** An email as the outbox keeps it. */
export function mailRow<Kind extends MailKind>(
  deps: Pick<Deps, "mail" | "clock">,
  mail: Mail<Kind>,
  business: Business,
): typeof emails.$inferInsert {
  const composed = deps.mail.compose(mail.kind, mail.data, business);
  const unsubscribeUrl = "unsubscribeUrl" in mail.data ? mail.data.unsubscribeUrl : null;
  const now = deps.clock.now();
  return {
    kind: mail.kind,
    dedupeKey: mail.dedupeKey,
    to: mail.to,
    unsubscribeUrl,
    nextAttemptAt: now,
    createdAt: now,
    ...composed,
  };
}
