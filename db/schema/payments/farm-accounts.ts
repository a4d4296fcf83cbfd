import { sql } from "drizzle-orm";
import { index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { farmAccountLifecycle } from "#shared/payments/farm-account.ts";
import { farms } from "../catalog/catalog.ts";
import { checked, createdAt, instant } from "../columns.ts";

export const farmAccountStateEnum = pgEnum("farm_account_state", farmAccountLifecycle.states);

/**
 * Farms' accounts at the payment provider, as it last reported them. Written before the provider is
 * asked, so that none is lost or made twice. A farm has one that is not closed.
 */
export const farmAccounts = pgTable(
  "farm_accounts",
  {
    /** Part of the idempotency key, and in the metadata of the account. */
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id),
    state: farmAccountStateEnum("state").notNull().default(farmAccountLifecycle.initial),
    /** Part of the idempotency key: raised after an answer that is final for its key. */
    attempt: integer("attempt").notNull().default(1),
    /** When the provider was first asked to make it; null before. */
    sentAt: instant("sent_at"),
    /** Null until the provider has made it. */
    providerAccountId: text("provider_account_id").unique(),
    /** The provider's ids of what it wants to know by now, such as `external_account`. */
    due: text("due").array().notNull().default([]),
    /** Why the provider holds it, in its word, such as `requirements.past_due`. */
    disabledReason: text("disabled_reason"),
    /** When the provider was asked how it stands, of the newest answer; one asked for earlier is stale. */
    readAt: instant("read_at"),
    /** How many changes the farm was told of: part of the key of the emails about them. */
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
