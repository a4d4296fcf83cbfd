import { useState } from "react";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import type { Day } from "#shared/time.ts";
import { type OrderLine, seasonEndsBefore } from "#client/lib/catalog/product-card/card-texts.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";

type Kept = { day: Day; picks: readonly ProductCardData[] };

/**
 * Up to `most` of this week's harvest that can come on the shopper's day. They are chosen once for a day, so that none
 * vanishes from under the shopper: one that is no longer in the harvest stays in its place, and is looked up to see
 * whether it is sold out. Undefined until the harvest is known.
 */
export function useKeptPicks(
  featured: readonly ProductCardData[] | undefined,
  orderLine: OrderLine | null,
  most: number,
): readonly ProductCardData[] | undefined {
  const [kept, setKept] = useState<Kept | null>(null);
  const picks = featured
    ?.filter((product) => product.available && !seasonEndsBefore(product, orderLine))
    .slice(0, most);
  const isKept = orderLine !== null && kept?.day === orderLine.day;
  if (orderLine && picks && picks.length > 0 && !isKept) setKept({ day: orderLine.day, picks });
  const shown = isKept ? kept.picks : picks;
  const missing = shown?.filter(({ id }) => featured?.every((other) => other.id !== id)) ?? [];
  const lookedUp = useLookedUp(missing);
  return shown?.map(
    (pick) => featured?.find(({ id }) => id === pick.id) ?? lookedUp.get(pick.id) ?? pick,
  );
}

/** The products as they are now, by id, as far as that is known already. */
function useLookedUp(products: readonly ProductCardData[]): ReadonlyMap<number, ProductCardData> {
  const found = trpc.useQueries((t) =>
    products.map(({ id }) => t.catalog.product({ id }, { staleTime: 0 })),
  );
  return new Map(products.map((product, at) => [product.id, asNow(product, found[at])]));
}

type Found = { data: ProductCardData | undefined; error: unknown } | undefined;

/** One that is no longer offered cannot be bought either. */
function asNow(product: ProductCardData, found: Found): ProductCardData {
  if (failureOf(found?.error)?.code === "not_found") return { ...product, available: false };
  return found?.data ?? product;
}
