import { and, asc, count, desc, eq, ne, sql } from "drizzle-orm";
import { catalogErrors as m } from "#messages/catalog/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { limits } from "#shared/platform/limits.ts";
import { savedFarms, savedProducts } from "#db/schema/accounts/accounts.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Deps } from "../../deps.ts";
import { languageNow } from "#shared/language.ts";
import { cardsOf } from "./cards/cards-of.ts";
import type { Untranslated } from "./shown-texts.ts";

type SavedDeps = Pick<Deps, "db">;
type MarkDeps = Pick<Deps, "db" | "clock">;
/** Adds a product or farm to the favorites, or removes it. */
export type Mark = { id: number; on: boolean };

/** Favorite products per account; that of farms is `limits.followedFarms`. */
const MARKS_MAX = 500;

/** Drafts are visible only to their farm. */
const isPublished = ne(products.status, "draft");

/** Nothing but the name of a suspended farm is public. */
const isShown = ne(farms.status, "suspended");

/** The ids of the user's favorites, for the heart buttons. */
export async function savedIds({ db }: SavedDeps, userId: string) {
  const [goods, people] = await Promise.all([
    db
      .select({ id: savedProducts.productId })
      .from(savedProducts)
      .where(eq(savedProducts.userId, userId)),
    db.select({ id: savedFarms.farmId }).from(savedFarms).where(eq(savedFarms.userId, userId)),
  ]);
  return { products: goods.map(({ id }) => id), farms: people.map(({ id }) => id) };
}

/**
 * Adds a product to the favorites or removes it; idempotent. Throws `not_found`, and `conflict`
 * beyond `MARKS_MAX`.
 */
export async function saveProduct({ db, clock }: MarkDeps, userId: string, { id, on }: Mark) {
  const own = and(eq(savedProducts.userId, userId), eq(savedProducts.productId, id));
  if (!on) return void (await db.delete(savedProducts).where(own));
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, id), isPublished));
  if (!found) throw new DomainError("not_found", m.noProduct);
  const [others] = await db
    .select({ count: count() })
    .from(savedProducts)
    .where(and(eq(savedProducts.userId, userId), ne(savedProducts.productId, id)));
  if ((others?.count ?? 0) >= MARKS_MAX) throw tooMany();
  await db
    .insert(savedProducts)
    .values({ userId, productId: id, createdAt: clock.now() })
    .onConflictDoNothing();
}

/**
 * Adds a farm to the favorites or removes it; idempotent. Throws `not_found`, and `conflict` beyond
 * `limits.followedFarms`.
 */
export async function followFarm({ db, clock }: MarkDeps, userId: string, { id, on }: Mark) {
  const own = and(eq(savedFarms.userId, userId), eq(savedFarms.farmId, id));
  if (!on) return void (await db.delete(savedFarms).where(own));
  const [found] = await db
    .select({ id: farms.id })
    .from(farms)
    .where(and(eq(farms.id, id), isShown));
  if (!found) throw new DomainError("not_found", m.noFarm);
  const [others] = await db
    .select({ count: count() })
    .from(savedFarms)
    .where(and(eq(savedFarms.userId, userId), ne(savedFarms.farmId, id)));
  if ((others?.count ?? 0) >= limits.followedFarms) {
    throw new DomainError("conflict", m.mostFollowed(limits.followedFarms));
  }
  await db
    .insert(savedFarms)
    .values({ userId, farmId: id, createdAt: clock.now() })
    .onConflictDoNothing();
}

/** The slugs of the farms that the user follows, by which the shop is filtered, in the order of its addresses. */
export async function followedFarms({ db }: SavedDeps, userId: string): Promise<string[]> {
  const rows = await db
    .select({ slug: farms.slug })
    .from(savedFarms)
    .innerJoin(farms, eq(farms.id, savedFarms.farmId))
    .where(and(eq(savedFarms.userId, userId), isShown));
  return rows.map(({ slug }) => slug).toSorted();
}

function tooMany(): DomainError {
  return new DomainError("conflict", m.mostSaved(MARKS_MAX));
}

/** The user's favorites, most recent first: products with their current availability, and farms. */
export async function listSaved(deps: Pick<Deps, "db" | "clock">, userId: string) {
  const [marks, people] = await Promise.all([
    deps.db
      .select({ id: savedProducts.productId })
      .from(savedProducts)
      .innerJoin(products, eq(products.id, savedProducts.productId))
      .where(and(eq(savedProducts.userId, userId), isPublished))
      .orderBy(desc(savedProducts.createdAt), asc(savedProducts.productId)),
    deps.db
      .select({
        id: farms.id,
        name: farms.name,
        town: farms.town,
        tagline: farms.tagline,
        taglineEs: farms.taglineEs,
        picture: farms.picture,
        status: farms.status,
        goods: sql<number>`(select count(*)::int from products p join stock s on s.product_id = p.id
          where p.farm_id = ${farms.id} and p.visible and s.on_hand > s.reserved)`,
      })
      .from(savedFarms)
      .innerJoin(farms, eq(farms.id, savedFarms.farmId))
      .where(and(eq(savedFarms.userId, userId), isShown))
      .orderBy(desc(savedFarms.createdAt), asc(farms.name), asc(farms.id)),
  ]);
  const ids = marks.map(({ id }) => id);
  const cards = await cardsOf(deps, ids);
  return { products: ids.flatMap((id) => cards.get(id) ?? []), farms: people.map(inReadersWords) };
}

/** A farm with its tagline in the reader's language or, if there is none, in the other language. */
function inReadersWords<Farm extends { tagline: string; taglineEs: string }>({
  tagline,
  taglineEs,
  ...farm
}: Farm): Omit<Farm, "tagline" | "taglineEs"> & { tagline: string } & Untranslated {
  const inSpanish = languageNow() === "es";
  const [own, other] = inSpanish ? [taglineEs, tagline] : [tagline, taglineEs];
  const language = inSpanish ? "en" : "es";
  return {
    ...farm,
    tagline: own || other,
    untranslated: own || !other ? {} : { tagline: language },
  };
}
