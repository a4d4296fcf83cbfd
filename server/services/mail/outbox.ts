import type { MailKind } from "#shared/mail/mail.ts";
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
  deps: Pick<Deps, "mail" | "jobs" | "clock">,
  tx: Tx,
  mail: Mail<Kind>,
): Promise<void> {
  const business = await getBusiness({ db: tx });
  const composed = deps.mail.compose(mail.kind, mail.data, business);
  const unsubscribeUrl = "unsubscribeUrl" in mail.data ? mail.data.unsubscribeUrl : null;
  const now = deps.clock.now();
  const written = await tx
    .insert(emails)
    .values({
      kind: mail.kind,
      dedupeKey: mail.dedupeKey,
      to: mail.to,
      unsubscribeUrl,
      nextAttemptAt: now,
      createdAt: now,
      ...composed,
    })
    .onConflictDoNothing()
    .returning({ id: emails.id });
  if (written.length > 0) await deps.jobs.enqueue(tx, "send_mail", {});
}
