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

/** Expression for the team's search. The index below must use exactly the same one. */
export const farmWords = sql`(lower(name || ' ' || family || ' ' || town))`;

/** A SQL function from the migrations generates it. */
const card = sql`product_card(id, farm_id, slug, name, farm_name, category, price_cents, pack, pack_quantity, pack_unit, badge, picture)`;

/** A column's search text, without accents (`withoutAccents`). */
const searched = (column: SQL, language: "english" | "spanish" = "english") => {
  const plain = sql`regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f]', '', 'g')`;
  return language === "english"
    ? sql`to_tsvector('english', ${plain})`
    : sql`to_tsvector('spanish', ${plain})`;
};

/** Partner farms and how they describe themselves. */
export const farms = pgTable(
  "farms",
  {
    id: serial("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    /** Its legal name on tax documents and statements; null if that is the same. */
    legalName: text("legal_name"),
    family: text("family").notNull(),
    town: text("town").notNull(),
    zipCode: text("zip_code").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    sinceYear: integer("since_year").notNull(),
    acreage: integer("acreage").notNull(),
    farmType: text("farm_type").notNull(),
    /** Its own texts in English. Next to each is the Spanish one, empty if there is none. */
    tagline: text("tagline").notNull(),
    taglineEs: text("tagline_es").notNull().default(""),
    story: text("story").array().notNull(),
    storyEs: text("story_es").array().notNull().default([]),
    quote: text("quote").notNull(),
    quoteEs: text("quote_es").notNull().default(""),
    quoteBy: text("quote_by").notNull(),
    practices: text("practices").array().notNull(),
    practicesEs: text("practices_es").array().notNull().default([]),
    /** Growing practices that the farm claims, which shoppers can filter by: ids of `GROWING`. */
    growing: text("growing")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The market's commission in basis points, frozen on each line at purchase. */
    commissionBps: integer("commission_bps").notNull(),
    picture: text("picture").notNull(),
    status: farmStatusEnum("status").notNull().default("live"),
    /** When its status last changed. */
    statusSince: instant("status_since").notNull(),
    /** The day a paused farm returns; null if it has not said. */
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
 * Products for sale. Deliberately narrow: stock changes with every order, so it has its own table. `farmName` is
 * copied here so that lists need no join.
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
    /** The Spanish name; null if the farm's own name is used in both languages. */
    nameEs: text("name_es"),
    category: categoryEnum("category").notNull(),
    taxCategory: taxCategory(),
    /** The page's texts in English. Next to each is the Spanish one, empty if there is none. */
    summary: text("summary").notNull(),
    summaryEs: text("summary_es").notNull().default(""),
    description: text("description").notNull(),
    descriptionEs: text("description_es").notNull().default(""),
    price: centsColumn("price_cents").notNull(),
    pack: text("pack").notNull(),
    packQuantity: doublePrecision("pack_quantity").notNull(),
    packUnit: packUnitEnum("pack_unit").notNull(),
    /** The usual weight of one unit if it is sold by weight; the pack is then the maximum. Null for a fixed pack. */
    expectedWeight: weightColumn("expected_weight"),
    mostWeight: weightColumn("most_weight").generatedAlwaysAs(mostWeight),
    /** Sort key for price per unit; see `unitRank` for what is comparable. */
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
    /** The key of the print that a photo replaced, which is still shown after it; null if there was none. */
    print: text("print"),
    /** Position in the recommended order, lowest first. Recomputed each night by `shopOrder`. */
    rank: integer("rank").notNull(),
    /** The last day the team features the product, which puts it first in the recommended order. */
    featuredUntil: date("featured_until", { mode: "string" }),
    status: productStatusEnum("status").notNull().default("listed"),
    /**
     * Whether shoppers can find it: listed, and its farm is live. Triggers keep this and `farmName` in sync with
     * the farm, whoever writes.
     */
    visible: boolean("visible").notNull().default(true),
    searchText: tsvector("search_text").generatedAlwaysAs(
      sql`setweight(${searched(sql`name`)}, 'A') || setweight(${searched(sql`farm_name`)}, 'B') || setweight(${searched(sql`summary`)}, 'C')`,
    ),
    /** The same for its Spanish texts, for searches in Spanish. */
    searchTextEs: tsvector("search_text_es").generatedAlwaysAs(
      sql`setweight(${searched(sql`coalesce(name_es, '')`, "spanish")}, 'A') || setweight(${searched(sql`summary_es`, "spanish")}, 'C') || setweight(${searched(sql`description_es`, "spanish")}, 'D')`,
    ),
    /** The static part of its card as JSON without the closing brace; `cardText` appends the rest. */
    card: text("card").notNull().generatedAlwaysAs(card),
    /** Idempotency key from the form that created it; null if there was no form. */
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
    // No pending list, because searches are frequent and product changes rare.
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
 * Words in product and farm names, for correcting shoppers' typos. Triggers add words and never remove any,
 * because extra words do no harm.
 */
export const searchWords = pgTable("search_words", { word: text("word").primaryKey() }, (table) => [
  index("search_words_nearest").using("gist", sql`${table.word} gist_trgm_ops`),
]);

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
