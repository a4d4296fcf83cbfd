import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { GIFT_CODE_PATTERN } from "#shared/payments/gift-cards/gift-code.ts";
import { emails } from "#db/schema/platform/system.ts";

/**
 * An email that was sent, without what would open something for someone who reads the database (ASVS 6.5.2):
 * the tokens of its links, and a gift card's code, which stands in it as a word too. One that was given up
 * keeps both, since the team can send it again.
 */
export const WITHOUT_SECRETS = {
  text: withoutSecrets(emails.text),
  html: withoutSecrets(emails.html),
  unsubscribeUrl: withoutTokens(emails.unsubscribeUrl),
};

/** Codes are looked for in gift cards alone: elsewhere what looks like one is someone's words. */
function withoutSecrets(column: PgColumn): SQL {
  const tokenless = withoutTokens(column);
  const code = String.raw`\y${GIFT_CODE_PATTERN}\y`;
  return sql`case when ${emails.kind} = 'gift_card' then regexp_replace(${tokenless}, ${code}, 'sent', 'g') else ${tokenless} end`;
}

function withoutTokens(column: PgColumn): SQL {
  return sql`regexp_replace(${column}, 'token=[[:alnum:]_.-]+', 'token=sent', 'g')`;
}
