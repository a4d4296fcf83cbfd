import { type SQL, sql } from "drizzle-orm";
import {
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
import { PACK_UNITS } from "#shared/catalog/weights/unit-price.ts";
import { farms } from "../farms/farms.ts";
import { mostWeight, unitRank } from "./pack-columns.ts";
import {
  centsColumn,
  changedAt,
  createdAt,
  taxCategory,
  tsvector,
  weightColumn,
} from "../columns.ts";

export const productStatusEnum = pgEnum("product_status", PRODUCT_STATUSES);
export const categoryEnum = pgEnum("category", CATEGORY_IDS);
export const packUnitEnum = pgEnum("pack_unit", PACK_UNITS);

/** A SQL function from the migrations generates it. */
const card = sql`product_card(id, farm_id, slug, name, farm_name, category, price_cents, pack, pack_quantity, pack_unit, badge, picture)`;

/** A column's search text, without accents (`withoutAccents`). */
const searched = (column: SQL, language: "english" | "spanish" = "english") => {
  const plain = sql`regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f]', '', 'g')`;
  return language === "english"
    ? sql`to_tsvector('english', ${plain})`
    : sql`to_tsvector('spanish', ${plain})`;
};

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
    /** The words of its Spanish texts, for searches in Spanish. */
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
