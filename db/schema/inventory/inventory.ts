import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { STOCK_CAUSES } from "#shared/inventory/inventory.ts";
import { users } from "../accounts/users.ts";
import { products } from "../catalog/catalog.ts";
import { bytea, createdAt, instant } from "../columns.ts";
import { farms } from "../farms/farms.ts";

/**
 * Stock of a product. `reserved` is the sum of its active holds; `on_hand - reserved` units are available. Every
 * unit ever received is on hand, sold or written off.
 */
export const stock = pgTable(
  "stock",
  {
    productId: integer("product_id")
      .primaryKey()
      .references(() => products.id),
    onHand: integer("on_hand").notNull().default(0),
    reserved: integer("reserved").notNull().default(0),
    received: integer("received").notNull().default(0),
    sold: integer("sold").notNull().default(0),
    writtenOff: integer("written_off").notNull().default(0),
    /**
     * When units were last received, sold or written off. Every such change must set it: a trigger uses it as the
     * movement's date.
     */
    movedAt: instant("moved_at").notNull(),
  },
  () => [
    check("stock_reserved_within_hand", sql`reserved >= 0 and reserved <= on_hand`),
    check("stock_conserved", sql`received = on_hand + sold + written_off`),
    check("stock_not_negative", sql`sold >= 0 and written_off >= 0`),
  ],
);

export const stockCauseEnum = pgEnum("stock_cause", STOCK_CAUSES);

/** Every stock movement; append-only. A trigger on `stock` records each change. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    cause: stockCauseEnum("cause").notNull(),
    /** Units received or, if negative, removed. */
    units: integer("units").notNull(),
    /** Units on hand afterward. */
    onHand: integer("on_hand").notNull(),
    /** Who made the edit, from the transaction's `furrow.actor` setting; null for the shop itself. */
    actorId: uuid("actor_id"),
    /** Idempotency key of the edit, from the transaction's `furrow.act` setting; null if it had none. */
    actKey: uuid("act_key"),
    createdAt: createdAt(),
  },
  (table) => [
    index("stock_movements_product").on(table.productId, table.id),
    uniqueIndex("stock_movements_act")
      .on(table.productId, table.actKey)
      .where(sql`act_key is not null`),
  ],
);

/** Photos uploaded by farms, by the key of their files. Photos that were never used are deleted. */
export const uploadedPictures = pgTable(
  "uploaded_pictures",
  {
    key: text("key").primaryKey(),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id, { onDelete: "cascade" }),
    uploadedBy: uuid("uploaded_by").references(() => users.id, { onDelete: "set null" }),
    /** Whether a product or farm page has ever shown it, because orders keep the picture of what was bought. */
    used: boolean("used").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("uploaded_pictures_unused")
      .on(table.farmId, table.createdAt)
      .where(sql`not used`),
  ],
);

/** The files of those photos, if the settings store them in the database. */
export const pictureFiles = pgTable("picture_files", {
  /** Key, width and format, such as `upload-…-960.webp`. */
  name: text("name").primaryKey(),
  bytes: bytea("bytes").notNull(),
  createdAt: createdAt(),
});
