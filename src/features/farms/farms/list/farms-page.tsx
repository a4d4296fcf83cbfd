import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { Title } from "@mantine/core";
import type { FarmSearch } from "#shared/farms/farm-search.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { PillLink, PillRow } from "#client/ui/buttons/pill-link.tsx";
import { FarmCard } from "./farm-card.tsx";
import { FarmFilters } from "./farm-filters.tsx";
import { FarmMap } from "./farm-map.tsx";
import { FarmZipForm } from "./farm-zip-form.tsx";
import { NoFarms } from "./no-farms.tsx";
import { useFarms } from "./use-farms.ts";
import styles from "./farms-page.module.css";

/** Number of cards visible at first; their pictures are not lazy-loaded. */
const FIRST_ROW = 3;

/** All farms, filtered by the URL: a complete list, with a map beside it on demand. */
export function FarmsPage({ search }: { search: FarmSearch }) {
  const { all, shown, zip, from, problem } = useFarms(search);
  const isMap = search.view === "map";
  return (
    <PageContainer className={styles.page}>
      <PageAddress path="/farmers" />
      <header className={styles.top}>
        <div>
          <Title order={1}>{m.meet}</Title>
          <p className={styles.lead}>{m.families}</p>
        </div>
        <FarmZipForm search={search} zip={zip} problem={problem} />
      </header>
      <FarmFilters search={search} farms={all} hasMiles={from !== null} />
      <div className={styles.toolbar}>
        <p className={styles.count} role="status">
          {countText(shown.length, all.length)}
          {from ? m.milesFrom(from.city) : ""}
        </p>
        <ViewPills search={search} />
      </div>
      {shown.length === 0 ? (
        <NoFarms search={search} />
      ) : (
        <div className={styles.columns} {...(isMap && { "data-map": true })}>
          {isMap ? <FarmMap farms={shown} here={from?.point ?? null} /> : null}
          <ul className={styles.grid} aria-label={m.farms}>
            {shown.map((farm, index) => (
              <li key={farm.id} className={styles.cell}>
                <FarmCard farm={farm} eager={index < FIRST_ROW} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </PageContainer>
  );
}

function ViewPills({ search }: { search: FarmSearch }) {
  const { view, ...rest } = search;
  return (
    <PillRow label={m.view}>
      <PillLink to="/farmers" search={rest} selected={!view}>
        {m.listView}
      </PillLink>
      <PillLink to="/farmers" search={{ ...rest, view: "map" }} selected={view === "map"}>
        {m.mapView}
      </PillLink>
    </PillRow>
  );
}

function countText(shown: number, all: number): string {
  return shown === all ? m.count(all) : m.countOf(shown, all);
}
