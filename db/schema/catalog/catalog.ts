import { type SQL, sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type AllergenNote, CATEGORY_IDS, PRODUCT_STATUSES } from "#shared/catalog/catalog.ts";
import { FARM_STATUSES } from "#shared/farms/farm-state.ts";
import { STOCK_CAUSES } from "#shared/inventory/inventory.ts";
import { PACK_UNITS } from "#shared/catalog/weights/unit-price.ts";
import { users } from "../accounts/users.ts";
import { mostWeight, unitRank } from "./pack-columns.ts";
import {
  bytea,
  centsColumn,
  changedAt,
  createdAt,
  instant,
  taxCategory,
  tsvector,
  weightColumn,
} from "../columns.ts";

export const farmStatusEnum = pgEnum("farm_status", FARM_STATUSES);
export const productStatusEnum = pgEnum("product_status", PRODUCT_STATUSES);
export const categoryEnum = pgEnum("category", CATEGORY_IDS);
export const packUnitEnum = pgEnum("pack_unit", PACK_UNITS);

/** What the team's search looks through; the index below holds the very same expression. */
export const farmWords = sql`(lower(name || ' ' || family || ' ' || town))`;

/** A function of the migrations writes it. */
const card = sql`product_card(id, farm_id, slug, name, farm_name, category, price_cents, pack, pack_quantity, pack_unit, badge, picture)`;

/** A column's words as the search asks for them, without accents (`withoutAccents`). */
const searched = (column: SQL, language: "english" | "spanish" = "english") => {
  const plain = sql`regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f]', '', 'g')`;
  return language === "english"
    ? sql`to_tsvector('english', ${plain})`
    : sql`to_tsvector('spanish', ${plain})`;
};

/** Partner farms and what they say about themselves. */
export const farms = pgTable(
  "farms",
  {
    id: serial("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    /** Its name on tax papers and statements; null while that is what it is called. */
    legalName: text("legal_name"),
    family: text("family").notNull(),
    town: text("town").notNull(),
    zipCode: text("zip_code").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    sinceYear: integer("since_year").notNull(),
    acreage: integer("acreage").notNull(),
    farmType: text("farm_type").notNull(),
    /** What it says of itself, in English; beside each text the Spanish one, empty where there is none. */
    tagline: text("tagline").notNull(),
    taglineEs: text("tagline_es").notNull().default(""),
    story: text("story").array().notNull(),
    storyEs: text("story_es").array().notNull().default([]),
    quote: text("quote").notNull(),
    quoteEs: text("quote_es").notNull().default(""),
    quoteBy: text("quote_by").notNull(),
    practices: text("practices").array().notNull(),
    practicesEs: text("practices_es").array().notNull().default([]),
    /** Growing practices that it ticks, by which shoppers choose: ids of `GROWING`. */
    growing: text("growing")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The market's share of what the farm sells, in basis points, frozen on each line at purchase. */
    commissionBps: integer("commission_bps").notNull(),
    picture: text("picture").notNull(),
    status: farmStatusEnum("status").notNull().default("live"),
    /** When it came into its status. */
    statusSince: instant("status_since").notNull(),
    /** The day on which a paused farm is back; null when it has not said. */
    pausedUntil: date("paused_until", { mode: "string" }),
    createdAt: createdAt(),
    changedAt: changedAt(),
  },
  (table) => [
    index("farms_by_name").on(table.name, table.id),
    index("farms_by_town").on(table.town, table.id),
    index("farms_recent").on(table.createdAt, table.id),
    index("farms_words").using("gin", sql`${farmWords} gin_trgm_ops`),
  ],
);

/**
 * What is for sale. Narrow on purpose: stock, which changes with every order, lives in its own
 * table. `farmName` is kept here so that a list needs no join.
 */
export const products = pgTable(
  "products",
  {
    id: serial("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id),
    farmName: text("farm_name").notNull(),
    name: text("name").notNull(),
    /** What it is called in Spanish; null where its farm's own name stands in both languages. */
    nameEs: text("name_es"),
    category: categoryEnum("category").notNull(),
    taxCategory: taxCategory(),
    /** What its page says, in English; beside each text the Spanish one, empty where there is none. */
    summary: text("summary").notNull(),
    summaryEs: text("summary_es").notNull().default(""),
    description: text("description").notNull(),
    descriptionEs: text("description_es").notNull().default(""),
    price: centsColumn("price_cents").notNull(),
    pack: text("pack").notNull(),
    packQuantity: doublePrecision("pack_quantity").notNull(),
    packUnit: packUnitEnum("pack_unit").notNull(),
    /** What one of it weighs usually, where it is sold by weight: then its pack is the most. Null for a fixed pack. */
    expectedWeight: weightColumn("expected_weight"),
    mostWeight: weightColumn("most_weight").generatedAlwaysAs(mostWeight),
    /** Place in the order by price per unit; `unitRank` says what is compared with what. */
    unitRank: integer("unit_rank").notNull().generatedAlwaysAs(unitRank),
    organic: boolean("organic").notNull().default(false),
    seasonMonths: integer("season_months").array().notNull(),
    allergensDeclared: boolean("allergens_declared").notNull(),
    allergens: jsonb("allergens").$type<AllergenNote[]>().notNull(),
    ingredients: text("ingredients"),
    ingredientsEs: text("ingredients_es").notNull().default(""),
    storage: text("storage").notNull(),
    storageEs: text("storage_es").notNull().default(""),
    keepsDays: integer("keeps_days").notNull(),
    badge: text("badge"),
    picture: text("picture").notNull(),
    /** The key of the print that a photo has taken the place of: shown after it. Null while there was none. */
    print: text("print"),
    /** Place in the recommended order, lowest first. `shopOrder` decides it each night. */
    rank: integer("rank").notNull(),
    /** The last day on which the team features it: then it leads the recommended order. */
    featuredUntil: date("featured_until", { mode: "string" }),
    status: productStatusEnum("status").notNull().default("listed"),
    /**
     * Whether shoppers find it: listed, by a farm that is live. One column answers, and triggers keep
     * it and `farmName` in step with the farm for every writer.
     */
    visible: boolean("visible").notNull().default(true),
    searchText: tsvector("search_text").generatedAlwaysAs(
      sql`setweight(${searched(sql`name`)}, 'A') || setweight(${searched(sql`farm_name`)}, 'B') || setweight(${searched(sql`summary`)}, 'C')`,
    ),
    /** The same of what it says in Spanish, for searches in Spanish. */
    searchTextEs: tsvector("search_text_es").generatedAlwaysAs(
      sql`setweight(${searched(sql`coalesce(name_es, '')`, "spanish")}, 'A') || setweight(${searched(sql`summary_es`, "spanish")}, 'C') || setweight(${searched(sql`description_es`, "spanish")}, 'D')`,
    ),
    /** The part of its card that is the same for everyone at any time, as JSON without the last brace; `cardText` adds the rest. */
    card: text("card").notNull().generatedAlwaysAs(card),
    /** Made by the form that asked for it, so that asking again adds nothing more; null where there is no form. */
    actKey: uuid("act_key"),
    createdAt: createdAt(),
    changedAt: changedAt(),
  },
  (table) => [
    uniqueIndex("products_act").on(table.farmId, table.actKey),
    index("products_by_rank")
      .on(table.rank, table.id)
      .where(sql`visible`),
    index("products_by_category")
      .on(table.category, table.rank, table.id)
      .where(sql`visible`),
    index("products_by_category_price")
      .on(table.category, table.price, table.id)
      .where(sql`visible`),
    index("products_by_category_unit_price")
      .on(table.category, table.unitRank, table.id)
      .where(sql`visible`),
    index("products_by_category_name")
      .on(table.category, table.name, table.id)
      .where(sql`visible`),
    index("products_by_price")
      .on(table.price, table.id)
      .where(sql`visible`),
    index("products_by_unit_price")
      .on(table.unitRank, table.id)
      .where(sql`visible`),
    index("products_by_name")
      .on(table.name, table.id)
      .where(sql`visible`),
    index("products_by_name_es")
      .on(sql`coalesce(name_es, name)`, table.id)
      .where(sql`visible`),
    index("products_by_farm").on(table.farmId, table.rank),
    index("products_by_change").on(table.changedAt),
    // Without the pending list: searches are many and changes of products few.
    index("products_search").using("gin", table.searchText).with({ fastupdate: false }),
    index("products_search_es").using("gin", table.searchTextEs).with({ fastupdate: false }),
    check(
      "products_price_positive",
      sql`price_cents > 0 and round(price_cents / pack_quantity) > 0`,
    ),
    check("products_pack_positive", sql`pack_quantity > 0`),
    check(
      "products_weight",
      sql`expected_weight is null or (pack_unit in ('lb', 'oz') and expected_weight between 1 and most_weight)`,
    ),
    check("products_season_months", sql`season_months <@ array[1,2,3,4,5,6,7,8,9,10,11,12]`),
  ],
);

/**
 * The words that names of products and farms are made of, for finding the one a shopper mistyped.
 * Triggers add words; none is taken away, because a word too many does no harm.
 */
export const searchWords = pgTable("search_words", { word: text("word").primaryKey() }, (table) => [
  index("search_words_nearest").using("gist", sql`${table.word} gist_trgm_ops`),
]);

/**
 * Units of a product. `reserved` is the sum of its active holds; what can be promised is
 * `on_hand - reserved`. Every unit that ever came is on hand, sold or written off.
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
    /** When units last came, were sold or were written off. Every such change writes it, and a trigger dates the movement by it. */
    movedAt: instant("moved_at").notNull(),
  },
  () => [
    check("stock_reserved_within_hand", sql`reserved >= 0 and reserved <= on_hand`),
    check("stock_conserved", sql`received = on_hand + sold + written_off`),
    check("stock_not_negative", sql`sold >= 0 and written_off >= 0`),
  ],
);

export const stockCauseEnum = pgEnum("stock_cause", STOCK_CAUSES);

/** Every movement of units, append-only. A trigger of `stock` writes it for every change. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    cause: stockCauseEnum("cause").notNull(),
    /** What came, or, below zero, what went. */
    units: integer("units").notNull(),
    /** On hand afterward. */
    onHand: integer("on_hand").notNull(),
    /** Whose edit it was, by the setting `furrow.actor` of the transaction; null for the shop itself. */
    actorId: uuid("actor_id"),
    createdAt: createdAt(),
  },
  (table) => [index("stock_movements_product").on(table.productId, table.id)],
);

/** Photos that farms sent, by the key of their files. One that nothing ever took is cleared away. */
export const uploadedPictures = pgTable(
  "uploaded_pictures",
  {
    key: text("key").primaryKey(),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id, { onDelete: "cascade" }),
    uploadedBy: uuid("uploaded_by").references(() => users.id, { onDelete: "set null" }),
    /** Whether a product or the farm's page has shown it: orders keep the picture of what was bought. */
    used: boolean("used").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("uploaded_pictures_unused")
      .on(table.farmId, table.createdAt)
      .where(sql`not used`),
  ],
);

/** The files of those photos, where the settings keep them in the database. */
export const pictureFiles = pgTable("picture_files", {
  /** The key, a width and a format: `upload-…-960.webp`. */
  name: text("name").primaryKey(),
  bytes: bytea("bytes").notNull(),
  createdAt: createdAt(),
});
