import type { ProductCardData } from "#shared/catalog/catalog.ts";
import type { Deps } from "../../../deps.ts";
import { cardOf, type CardRow, cardText } from "./cards.ts";
import { todayOf } from "../today.ts";

/** The current cards of these products by id; unknown ids are omitted. */
export async function cardsOf(
  deps: Pick<Deps, "db" | "clock">,
  ids: readonly number[],
): Promise<Map<number, ProductCardData>> {
  const sql = deps.db.$client;
  const rows = await sql<CardRow[]>`
    select ${cardText(sql, todayOf(deps))} from products p where p.id = any(${[...ids]}::int[])`;
  return new Map(rows.map(cardOf).map((card) => [card.id, card]));
}
