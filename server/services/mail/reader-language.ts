import { eq, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts/users.ts";
import { checkouts } from "#db/schema/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { payments } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/platform/system.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import type { Language } from "#shared/language.ts";

/** Who reads an email, and what it is about. */
type Reading = {
  to: string;
  /** What they read in where no account says so: that of a checkout, or of the page they are on. */
  language?: Language | undefined;
  /** Of the order that it is about, if it is. */
  orderNumber: string | null;
};

/**
 * The language of whoever reads an email: that of the account with the address, what is given, that of the
 * order it is about or the latest of the address, of the subscriber, of the email before it; else English.
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

/** The language of an account, for a row that is being written. */
export function accountLanguage(userId: string): SQL<Language> {
  return sql`(select language from ${users} where id = ${userId})`;
}

/** The language of the checkout that a payment is for; null when it is none of ours. */
export async function payersLanguage(tx: Tx, intentId: string): Promise<Language | null> {
  const [paid] = await tx
    .select({ language: checkouts.language })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(eq(payments.intentId, intentId));
  return paid?.language ?? null;
}
