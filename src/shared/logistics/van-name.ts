import { logisticsWords as m } from "#messages/logistics-words.ts";

/** What a route's van is kept as: numbered within its window, in no reader's language. */
export function keptVan(number: number): string {
  return `Van ${number}`;
}

/** What the crew calls a kept van: `Van 1`, `Camioneta 1`. */
export function vanName(kept: string): string {
  const [, number] = /^Van (\d+)$/.exec(kept) ?? [];
  return number ? m.van(number) : kept;
}
