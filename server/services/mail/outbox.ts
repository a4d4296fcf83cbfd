import { isOptional } from "#shared/mail/mail-choice.ts";
import type { MailKind } from "#shared/mail/mail.ts";
import { type Language, languageOf, pathIn } from "#shared/language.ts";
import type { Business } from "#shared/platform/business/business.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import type { MailData } from "../../mail/port.ts";
import { getBusiness } from "../platform/settings/business.ts";
import { isUnwanted } from "./declined.ts";
import { readerLanguage } from "./reader-language.ts";
import { withShownGoods } from "./shown-goods.ts";

type Mail<Kind extends MailKind> = {
  kind: Kind;
  to: string;
  /** Prevents duplicates of this email: `order_placed:{order}`. */
  dedupeKey: string;
  data: MailData[Kind];
  /** The reader's language, if no account specifies one. */
  language?: Language;
};

/**
 * Writes an email to the outbox in the caller's transaction and in the reader's language. Never writes the same email
 * twice, nor one that the order's account has declined.
 */
export async function queueMail<Kind extends MailKind>(
  deps: Pick<Deps, "mail" | "clock">,
  tx: Tx,
  mail: Mail<Kind>,
): Promise<void> {
  const orderNumber = "orderNumber" in mail.data ? mail.data.orderNumber : null;
  const { kind } = mail;
  if (isOptional(kind) && orderNumber && (await isUnwanted(tx, kind, orderNumber))) return;
  const [business, language] = await Promise.all([
    getBusiness({ db: tx }),
    readerLanguage(tx, { ...mail, orderNumber }),
  ]);
  const data = await withShownGoods(tx, language, mail.data);
  await writeMail(deps, tx, { ...mail, data, language }, business);
}

/**
 * Like `queueMail`, for callers that already have the settings, the reader's language and the goods' names in it. A
 * single statement, sent immediately.
 */
async function writeMail<Kind extends MailKind>(
  deps: Pick<Deps, "mail" | "clock">,
  tx: Tx,
  mail: Mail<Kind> & { language: Language },
  business: Business,
): Promise<void> {
  await tx
    .insert(emails)
    .values(mailRow(deps, mail, business))
    .onConflictDoNothing();
}

/** An email as stored in the outbox. */
export function mailRow<Kind extends MailKind>(
  deps: Pick<Deps, "mail" | "clock">,
  mail: Mail<Kind> & { language: Language },
  business: Business,
): typeof emails.$inferInsert {
  const composed = deps.mail.compose(mail.kind, mail.data, business, mail.language);
  const unsubscribeUrl = "unsubscribeUrl" in mail.data ? mail.data.unsubscribeUrl : null;
  const now = deps.clock.now();
  return {
    kind: mail.kind,
    dedupeKey: mail.dedupeKey,
    to: mail.to,
    language: mail.language,
    unsubscribeUrl: unsubscribeUrl && urlIn(mail.language, unsubscribeUrl),
    nextAttemptAt: now,
    createdAt: now,
    ...composed,
  };
}

/** One of our URLs with its language: mail clients open it from a header, without a page that sets the language. */
function urlIn(language: Language, url: string): string {
  const address = new URL(url);
  address.pathname = pathIn(language, languageOf(address.pathname).path);
  return address.href;
}
