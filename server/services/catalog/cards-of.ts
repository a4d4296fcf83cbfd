import type { ProductCardData } from "#shared/catalog/catalog.ts";
import type { Deps } from "../../deps.ts";
import { cardColumns, type CardRow, toCard } from "./cards.ts";
import { todayOf } from "./today.ts";

/** The cards of these products as they stand now, by id; what is not there is left out. */
export async function cardsOf(
  deps: Pick<Deps, "db" | "clock">,
  ids: readonly number[],
): Promise<Map<number, ProductCardData>> {
  const sql = deps.db.$client;
  const today = todayOf(deps);
  const rows = await sql<CardRow[]>`
    select ${cardColumns(sql, today)} from products p where p.id = any(${[...ids]}::int[])`;
  return new Map(rows.map((row) => [row.id, toCard(row, today)]));
}
