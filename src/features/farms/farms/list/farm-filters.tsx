import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { CATEGORIES } from "#shared/catalog/catalog.ts";
import { FARM_SORTS } from "#shared/farms/farm-list.ts";
import { changedFarmSearch, type FarmSearch, NEAR_MILES } from "#shared/farms/farm-search.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { ChoiceSelect } from "#client/ui/fields/choice-select.tsx";
import { PillLink, PillRow } from "#client/ui/buttons/pill-link.tsx";
import { LazyHowChoices } from "../choices/lazy-how-choices.tsx";
import styles from "./farms-page.module.css";

type FarmFiltersProps = {
  search: FarmSearch;
  /** All farms; options that match none of them are omitted. */
  farms: Outputs["farms"]["list"];
  /** Whether distances are known. */
  hasMiles: boolean;
};

/** Filters by category, growing practice, certificate, and distance, and the sort order. */
export function FarmFilters({ search, farms, hasMiles }: FarmFiltersProps) {
  const navigate = useNavigate();
  const choose = useCallback(
    (change: Parameters<typeof changedFarmSearch>[1]) =>
      void navigate({
        to: "/farmers",
        search: changedFarmSearch(search, change),
        resetScroll: false,
      }),
    [navigate, search],
  );
  return (
    <div className={styles.filters}>
      <GrowsPills search={search} farms={farms} />
      <div className={styles.choices}>
        <LazyHowChoices search={search} farms={farms} choose={choose} />
        {hasMiles ? (
          <>
            <ChoiceSelect
              label={m.sort}
              name="sort"
              value={search.sort ?? "distance"}
              options={FARM_SORTS}
              onChoose={(sort) => choose({ sort })}
            />
            <PillLink
              to="/farmers"
              search={changedFarmSearch(search, { near: search.near ? undefined : true })}
              selected={search.near === true}
              resetScroll={false}
            >
              {m.within(NEAR_MILES)}
            </PillLink>
          </>
        ) : null}
      </div>
    </div>
  );
}

function GrowsPills({ search, farms }: Pick<FarmFiltersProps, "search" | "farms">) {
  const grown = CATEGORIES.filter(({ id }) => farms.some((farm) => farm.categories.includes(id)));
  return (
    <PillRow label={m.whatTheyGrow}>
      <PillLink
        to="/farmers"
        search={changedFarmSearch(search, { grows: undefined })}
        selected={!search.grows}
        resetScroll={false}
      >
        {m.everything}
      </PillLink>
      {grown.map(({ id, label }) => (
        <PillLink
          key={id}
          to="/farmers"
          search={changedFarmSearch(search, { grows: search.grows === id ? undefined : id })}
          selected={search.grows === id}
          resetScroll={false}
        >
          {label}
        </PillLink>
      ))}
    </PillRow>
  );
}
