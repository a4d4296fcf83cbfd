import { useState } from "react";
import { packsFor } from "#shared/catalog/recipes/recipe-packs.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

type Recipe = Outputs["catalog"]["recipes"]["bySlug"];

/** The packs needed for a recipe at the chosen servings, minus what the cook already has at home. */
export function useBasket({ ingredients, servings: baseServings }: Recipe, servings: number) {
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const goods = ingredients.flatMap(({ product, packShare }) =>
    product ? [{ product, packs: packsFor(packShare, servings, baseServings) }] : [],
  );
  const available = goods.filter(({ product }) => product.available);
  return {
    /** How many of the ingredients we sell. */
    forSale: goods.length,
    chosen: available.filter(({ product }) => !unticked.has(product.id)),
    missing: goods.flatMap(({ product }) => (product.available ? [] : [product])),
    packsOf: (id: number) => goods.find(({ product }) => product.id === id)?.packs ?? 1,
    isChosen: (id: number) =>
      !unticked.has(id) && available.some(({ product }) => product.id === id),
    choose: (id: number, isOn: boolean) =>
      setUnticked((before) => {
        const others = [...before].filter((one) => one !== id);
        return new Set(isOn ? others : [...others, id]);
      }),
  };
}

export type Basket = ReturnType<typeof useBasket>;
