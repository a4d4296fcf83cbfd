import { eq, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts/users.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { payments } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import type { Language } from "#shared/language.ts";

/** An email's reader and subject. */
type Reading = {
  to: string;
  /** The language of the checkout or page, used if no account specifies one. */
  language?: Language | undefined;
  /** The language of the order, for emails about one. */
  orderNumber: string | null;
};

/**
 * The reader's language. In order: the account with the address, the given language, the order or the latest order of
 * the address, the subscriber, the previous email; English by default.
 */
export async function readerLanguage(tx: Tx, { to, language, orderNumber }: Reading) {
  const [read] = await tx.execute<{ language: Language }>(sql`select coalesce(
    (select language from ${users} where email = ${to}),
    ${language ?? null}::language,
    (select language from ${orders} where email = ${to}
      order by number = ${orderNumber ?? ""} desc, placed_at desc limit 1),
    (select language from ${subscribers} where email = ${to}),
    (select language from ${emails} where to_address = ${to} order by created_at desc limit 1),
    'en') as language`);
  return read?.language ?? "en";
}

/** An account's language, for use in an insert. */
export function accountLanguage(userId: string): SQL<Language> {
  return sql`(select language from ${users} where id = ${userId})`;
}

/** The language of a payment's checkout; null if the payment is not ours. */
export async function payersLanguage(tx: Tx, intentId: string): Promise<Language | null> {
  const [paid] = await tx
    .select({ language: checkouts.language })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(eq(payments.intentId, intentId));
  return paid?.language ?? null;
}
