import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { catalogShop as m } from "#messages/catalog/shop.ts";
import type { ShopFacets } from "#shared/catalog/shop/shop-counts.ts";
import { chosen, filterLabel, withFilter } from "#shared/catalog/shop/shop-filters.ts";
import { changedSearch, type ShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useSession } from "#client/lib/session/session.ts";
import { PillLink, PillRow } from "#client/ui/buttons/pill-link.tsx";
import type { AppliedFiltersProps } from "./applied-filters.tsx";
import styles from "./shop-page.module.css";

const PROMOTED = [
  { part: "season", value: "now" },
  { part: "organic", value: "" },
  { part: "price", value: "under-5" },
] as const;
type Promoted = (typeof PROMOTED)[number];

/**
 * The filters that many look for, above the list as well as in their column; each press adds or removes one. Those
 * without products are left out.
 */
export function PromotedChips({ search, facets }: AppliedFiltersProps) {
  const shown = PROMOTED.map((filter) => ({
    filter,
    isOn: isActive(search, filter),
    count: countOf(facets, filter),
  }));
  return (
    <div className={styles.promoted}>
      <PillRow label={m.promoted}>
        {shown
          .filter(({ isOn, count }) => isOn || count !== 0)
          .map(({ filter, isOn, count }) => (
            <Chip key={filter.part} search={withFilter(search, filter, !isOn)} isOn={isOn}>
              {filterLabel(filter)}
              {count === undefined ? null : <span className={styles.chipCount}>{count}</span>}
            </Chip>
          ))}
        <MyFarms search={search} />
      </PillRow>
    </div>
  );
}

function isActive(search: ShopSearch, { part, value }: Promoted): boolean {
  return part === "organic" ? search[part] === true : chosen(search, part).includes(value);
}

function countOf(facets: ShopFacets | undefined, { part, value }: Promoted): number | undefined {
  if (!facets) return undefined;
  return part === "organic" ? facets[part] : (facets[part][value] ?? 0);
}

type ChipProps = { search: ShopSearch; isOn: boolean; children: ReactNode };

function Chip({ search, isOn, children }: ChipProps) {
  return (
    <PillLink
      className={styles.chip}
      to="/shop"
      search={search}
      selected={isOn}
      resetScroll={false}
    >
      {children}
    </PillLink>
  );
}

/** The goods of the farms that the reader follows; to those who follow none, the way to the farms. */
function MyFarms({ search }: { search: ShopSearch }) {
  const { user, isKnown } = useSession();
  const followed = trpc.accounts.customer.followedFarms.useQuery(undefined, {
    enabled: user !== null,
    refetchOnMount: "always",
  });
  const isHydrated = useHydrated();
  // The server knows nobody, so neither does the first render in the browser, however late it comes.
  if (!isHydrated || !isKnown || (user !== null && !followed.data)) return null;
  const { farm: own } = changedSearch({}, { farm: followed.data?.join(".") });
  if (user === null || own === undefined) {
    return (
      <PillLink className={styles.chip} to="/farmers">
        {m.chooseFarms}
      </PillLink>
    );
  }
  const isOn = search.farm === own;
  return (
    <Chip search={changedSearch(search, { farm: isOn ? undefined : own })} isOn={isOn}>
      {m.myFarms}
    </Chip>
  );
}
