import { sql } from "drizzle-orm";
import { index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { farmAccountLifecycle } from "#shared/payments/farm-account.ts";
import { farms } from "../farms/farms.ts";
import { checked, createdAt, instant } from "../columns.ts";

export const farmAccountStateEnum = pgEnum("farm_account_state", farmAccountLifecycle.states);

/**
 * Farms' accounts at the payment provider, as last reported. Each row is written before the provider is called, so
 * that no account is lost or created twice. A farm has at most one that is not closed.
 */
export const farmAccounts = pgTable(
  "farm_accounts",
  {
    /** Part of the idempotency key, and in the account's metadata. */
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id),
    state: farmAccountStateEnum("state").notNull().default(farmAccountLifecycle.initial),
    /** Part of the idempotency key. Incremented after a final error, which the old key would only repeat. */
    attempt: integer("attempt").notNull().default(1),
    /** When creation was first requested from the provider; null before. */
    sentAt: instant("sent_at"),
    /** Null until the provider has created it. */
    providerAccountId: text("provider_account_id").unique(),
    /** The provider's requirements that are due now, such as `external_account`. */
    due: text("due").array().notNull().default([]),
    /** Why the provider has restricted it, such as `requirements.past_due`. */
    disabledReason: text("disabled_reason"),
    /** When the newest data was requested from the provider. A response to an earlier request is stale. */
    readAt: instant("read_at"),
    /** How many changes the farm was notified of; part of the deduplication key of those emails. */
    notices: integer("notices").notNull().default(0),
    ...checked(),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("farm_accounts_one_open")
      .on(table.farmId)
      .where(sql`state <> 'closed'`),
    index("farm_accounts_to_read")
      .on(table.checkAfter)
      .where(sql`state <> 'closed' and provider_account_id is not null`),
  ],
);
