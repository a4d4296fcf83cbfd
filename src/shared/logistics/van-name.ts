import { logisticsWords as m } from "#messages/logistics/words.ts";

/** The stored, language-neutral name of a route's van, numbered within its window. */
export function keptVan(number: number): string {
  return `Van ${number}`;
}

/** The number of a stored van; null if it has a name of its own. */
export function vanNumber(kept: string): number | null {
  const [, number] = /^Van (\d+)$/.exec(kept) ?? [];
  return number === undefined ? null : Number(number);
}

/** The display name of a stored van: `Van 1`, `Camioneta 1`. */
export function vanName(kept: string): string {
  const number = vanNumber(kept);
  return number === null ? kept : m.van(String(number));
}
