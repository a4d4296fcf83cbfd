import { sql } from "drizzle-orm";
import { bigserial, index, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { SUBSCRIBER_SOURCES } from "#shared/subscriber.ts";
import { citext, createdAt } from "./columns.ts";

export const subscriberSourceEnum = pgEnum("subscriber_source", SUBSCRIBER_SOURCES);
export const SUBSCRIBER_STATES = ["pending", "confirmed", "unsubscribed"] as const;
export const subscriberStateEnum = pgEnum("subscriber_state", SUBSCRIBER_STATES);

/** People who left their address. Nothing is mailed to them for marketing before they confirm. */
export const subscribers = pgTable("subscribers", {
  id: uuid("id")
    .primaryKey()
    .default(sql`gen_random_uuid()`),
  email: citext("email").notNull().unique(),
  source: subscriberSourceEnum("source").notNull(),
  state: subscriberStateEnum("state").notNull().default("pending"),
  firstName: text("first_name"),
  lastName: text("last_name"),
  zipCode: text("zip_code"),
  createdAt: createdAt(),
});

/** What happened with an address and when: the proof of consent. */
export const subscriberEvents = pgTable(
  "subscriber_events",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    subscriberId: uuid("subscriber_id")
      .notNull()
      .references(() => subscribers.id),
    event: text("event").notNull(),
    source: subscriberSourceEnum("source").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("subscriber_events_subscriber").on(table.subscriberId)],
);
