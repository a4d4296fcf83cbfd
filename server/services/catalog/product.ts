import type { AllergenNote, ProductCardData } from "#shared/catalog/catalog.ts";
import { DomainError } from "#shared/errors.ts";
import { cardColumns, type CardRow, type Sql, toCard } from "./cards.ts";
import {
  certificateColumns,
  countsNow,
  organicFirst,
  type ValidCertificate,
} from "./certificates.ts";
import { type ProductView, viewsOf } from "./product-views.ts";
import { type CatalogDeps, type Today, todayOf } from "./today.ts";

export type StockState = "in stock" | "low" | "sold out";

/** Everything the page of a product shows. */
export type ProductDetail = ProductCardData & {
  summary: string;
  /** What is shown of it, the first one first; the first is its picture. */
  views: ProductView[];
  /** Paragraphs. */
  description: string[];
  seasonMonths: number[];
  stock: StockState;
  ingredients: string | null;
  /** False: the maker has not declared any, which is not the same as none. */
  allergensDeclared: boolean;
  allergens: AllergenNote[];
  storage: string;
  keepsDays: number;
  farm: {
    id: number;
    slug: string;
    name: string;
    family: string;
    town: string;
    sinceYear: number;
    picture: string;
    practices: string[];
    certificates: ValidCertificate[];
  };
};

type DetailRow = CardRow &
  Pick<
    ProductDetail,
    "summary" | "ingredients" | "allergensDeclared" | "allergens" | "storage" | "keepsDays"
  > & { description: string; print: string | null; farm: ProductDetail["farm"] };

/**
 * A product whatever its season and stock, because its address stays. Throws `not_found` for an
 * unknown id and for a draft.
 */
export async function getProduct(deps: CatalogDeps, id: number): Promise<ProductDetail> {
  const today = todayOf(deps);
  const [row] = await readDetail(deps.db.$client, today, id);
  if (!row) throw new DomainError("not_found", "We cannot find this product");
  const { summary, description, print, ingredients, farm, ...rest } = row;
  const { allergensDeclared, allergens, storage, keepsDays, ...cardRow } = rest;
  const card = toCard(cardRow, today);
  return {
    ...card,
    summary,
    views: viewsOf(card.picture, print),
    description: description.split(/\n\s*\n/).filter((paragraph) => paragraph !== ""),
    seasonMonths: row.seasonMonths,
    stock: stockState(card),
    ingredients,
    allergensDeclared,
    allergens,
    storage,
    keepsDays,
    farm,
  };
}

function stockState({ available, left }: ProductCardData): StockState {
  if (!available) return "sold out";
  return left === null ? "in stock" : "low";
}

/** One statement: the product, its stock, its farm and the farm's certificates that count today. */
function readDetail(sql: Sql, today: Today, id: number) {
  return sql<DetailRow[]>`
    select ${cardColumns(sql, today)}, p.summary, p.description, p.print, p.ingredients,
      p.allergens_declared as "allergensDeclared", p.allergens, p.storage, p.keeps_days as "keepsDays",
      json_build_object(
        'id', f.id, 'slug', f.slug, 'name', f.name, 'family', f.family, 'town', f.town,
        'sinceYear', f.since_year, 'picture', f.picture, 'practices', f.practices,
        'certificates', (
          select coalesce(json_agg(valid), '[]'::json) from (
            select ${certificateColumns(sql)} from farm_certifications c
            where c.farm_id = f.id and ${countsNow(sql, today)}
            order by ${organicFirst(sql)}
          ) valid
        )
      ) as farm
    from products p
    join farms f on f.id = p.farm_id
    where p.id = ${id} and p.status <> 'draft'`;
}
