import { useEffect, useEffectEvent } from "react";
import { SORT_IDS } from "#shared/catalog/catalog.ts";
import { type Filter, FLAG_PARTS, withFilter } from "#shared/catalog/shop/shop-filters.ts";
import { changedSearch, LIST_PARTS, type ShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { isYoung } from "#client/lib/pages/early-press.ts";
import type { FacetsProps } from "./shop-facets.tsx";
import { SORT_MARK } from "./sort-select.tsx";

declare global {
  interface Window {
    /** Set by `index.html`: records changes of inputs with a `data-filter` until their script has loaded. */
    rememberBox?: (change: Event) => void;
    /** The recorded changes in order: the input's mark, its checked state or chosen value, and the time. */
    earlyBoxes?: [mark: string, left: boolean | string, timeStamp: number][];
  }
}

/** Identifies a checkbox across React renders: `category fruit`, `organic `. */
export function boxMark({ part, value }: Filter): string {
  return `${part} ${value}`;
}

/**
 * Replays filter and sort choices made on the server-rendered page before the script loaded (`docs/decisions/062`).
 * The inputs' own state cannot be used: React may rerender them before that.
 */
export function useEarlyBoxes(onChoose: FacetsProps["onChoose"]): void {
  const takeOver = useEffectEvent(() => {
    const { rememberBox, earlyBoxes } = window;
    if (rememberBox) removeEventListener("change", rememberBox, true);
    delete window.earlyBoxes;
    const young = earlyBoxes?.filter(([, , timeStamp]) => isYoung(timeStamp)) ?? [];
    if (young.length === 0) return;
    onChoose((before) =>
      young.reduce((search, [mark, left]) => pressed(search, mark, left), before),
    );
  });
  useEffect(() => takeOver(), []);
}

const PARTS = [...LIST_PARTS, ...FLAG_PARTS, "on"] as const;

function pressed(search: ShopSearch, mark: string, left: boolean | string): ShopSearch {
  if (typeof left === "string") {
    const sort = SORT_IDS.find((known) => known === left);
    return mark === SORT_MARK && sort ? changedSearch(search, { sort }) : search;
  }
  const [name, value = ""] = mark.split(" ");
  const part = PARTS.find((known) => known === name);
  return part ? withFilter(search, { part, value }, left) : search;
}
