import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { GIFT_CODE_PATTERN } from "#shared/payments/gift-cards/gift-code.ts";
import { emails } from "#db/schema/mail/emails.ts";

/**
 * A sent email without secrets that would give a database reader access (ASVS 6.5.2): link tokens and gift card codes.
 * An email that failed keeps them, because the team can resend it.
 */
export const WITHOUT_SECRETS = {
  text: withoutSecrets(emails.text),
  html: withoutSecrets(emails.html),
  unsubscribeUrl: withoutTokens(emails.unsubscribeUrl),
};

/** Codes are removed only from gift card emails: elsewhere, similar text was written by a person. */
function withoutSecrets(column: PgColumn): SQL {
  const tokenless = withoutTokens(column);
  const code = String.raw`\y${GIFT_CODE_PATTERN}\y`;
  return sql`case when ${emails.kind} = 'gift_card' then regexp_replace(${tokenless}, ${code}, 'sent', 'g') else ${tokenless} end`;
}

function withoutTokens(column: PgColumn): SQL {
  return sql`regexp_replace(${column}, 'token=[[:alnum:]_.-]+', 'token=sent', 'g')`;
}
