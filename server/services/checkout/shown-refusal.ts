import { inArray } from "drizzle-orm";
import { issueOf } from "#shared/checkout/checkout-issue.ts";
import { DomainError, type Json } from "#shared/errors.ts";
import { languageNow } from "#shared/language.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Deps } from "../../deps.ts";
import { shownNameOf } from "../platform/people/shown-name.ts";
import { outOfStock, overLimit } from "./quote.ts";

/**
 * Runs work whose errors name goods in English, as quotes do, and rethrows them in the shopper's language.
 * The names are looked up only if there is an error.
 */
export async function refusingAsShown<Result>(
  deps: Pick<Deps, "db">,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (languageNow() === "en" || !(error instanceof DomainError)) throw error;
    throw await asShown(deps, error);
  }
}

async function asShown(deps: Pick<Deps, "db">, error: DomainError): Promise<DomainError> {
  const issue = issueOf(error, error.message);
  if (issue.kind === "stock") {
    const shortages = await withShownNames(deps, issue.shortages);
    return issue.limited ? overLimit(shortages) : outOfStock(shortages);
  }
  if (issue.kind === "price") {
    const changes = await withShownNames(deps, issue.changes);
    return new DomainError(error.code, error.message, { ...objectOf(error.details), changes });
  }
  return error;
}

function objectOf(details: Json | null): { readonly [key: string]: Json } {
  return typeof details === "object" && details !== null && !("length" in details) ? details : {};
}

/** Entries without a product, such as a changed total, keep their text. */
async function withShownNames<Goods extends { id: number; name: string }>(
  { db }: Pick<Deps, "db">,
  goods: readonly Goods[],
): Promise<Goods[]> {
  const ids = goods.map(({ id }) => id);
  const rows = await db
    .select({ id: products.id, name: shownNameOf() })
    .from(products)
    .where(inArray(products.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return goods.map((one) => ({ ...one, name: names.get(one.id) ?? one.name }));
}
