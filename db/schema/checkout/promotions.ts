import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  serial,
  uuid,
} from "drizzle-orm/pg-core";
import { PROMOTION_KINDS } from "#shared/checkout/promotions/promotion.ts";
import { NO_MONEY } from "#shared/money.ts";
import { users } from "../accounts/users.ts";
import { farms } from "../farms/farms.ts";
import { checkouts } from "./checkout.ts";
import { centsColumn, citext, createdAt, instant } from "../columns.ts";
import { orders } from "../orders/orders.ts";

export const promotionKindEnum = pgEnum("promotion_kind", PROMOTION_KINDS);

/** Promotion codes: what each takes off, for whom, and who bears it (decision 051). */
export const promotions = pgTable(
  "promotions",
  {
    id: serial("id").primaryKey(),
    code: citext("code").notNull().unique(),
    kind: promotionKindEnum("kind").notNull(),
    /** Basis points for a percentage, cents for an amount, 0 for free delivery. */
    value: integer("value").notNull(),
    /** The farm that offers it for its own goods and bears it; null if the market does. */
    farmId: integer("farm_id").references(() => farms.id),
    /** The customer whose friends it is for (decision 055). Value and minimum order then come from the settings. */
    referrerId: uuid("referrer_id")
      .unique()
      .references(() => users.id),
    /** The minimum price of the goods it covers, before tax. */
    minimum: centsColumn("minimum_cents").notNull().default(NO_MONEY),
    firstOrder: boolean("first_order").notNull().default(false),
    /** Maximum uses per person and in total; null for no limit. */
    perPerson: integer("per_person"),
    inAll: integer("in_all"),
    /** First and last day, inclusive. */
    startsOn: date("starts_on", { mode: "string" }),
    endsOn: date("ends_on", { mode: "string" }),
    /** When a team member ended it. */
    endedAt: instant("ended_at"),
    /** The account that created it. */
    createdBy: uuid("created_by"),
    createdAt: createdAt(),
  },
  () => [
    check(
      "promotions_value",
      sql`case kind when 'percent' then value between 1 and 10000 when 'amount' then value > 0 else value = 0 and farm_id is null end`,
    ),
    check(
      "promotions_referrer",
      sql`referrer_id is null or (kind = 'amount' and farm_id is null and first_order and per_person = 1)`,
    ),
    check("promotions_limits", sql`minimum_cents >= 0 and per_person > 0 and in_all > 0`),
  ],
);

/** A code in use: held by a checkout, then kept by its order. */
export const promotionUses = pgTable(
  "promotion_uses",
  {
    checkoutId: uuid("checkout_id")
      .primaryKey()
      .references(() => checkouts.id),
    promotionId: integer("promotion_id")
      .notNull()
      .references(() => promotions.id),
    /** Null while a checkout holds it. */
    orderId: uuid("order_id").references(() => orders.id),
    /** The discount on goods and delivery. */
    amount: centsColumn("amount_cents").notNull(),
    /**
     * Whether it counts, which means that its order is neither canceled nor refunded. A trigger on `orders` keeps
     * it up to date.
     */
    stands: boolean("stands").notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index("promotion_uses_promotion").on(table.promotionId),
    index("promotion_uses_standing")
      .on(table.promotionId, table.createdAt)
      .where(sql`stands`),
    index("promotion_uses_held")
      .on(table.promotionId)
      .where(sql`order_id is null`),
    index("promotion_uses_order").on(table.orderId),
  ],
);
