import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { changedFarmSearch, type FarmSearch, NEAR_MILES } from "#shared/farms/farm-search.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import styles from "./farms-page.module.css";

/** No farm matches the filters: offers to clear them, or to suggest a farm. */
export function NoFarms({ search }: { search: FarmSearch }) {
  const { view, zip } = search;
  return (
    <EmptyState
      art="tractor"
      title={search.near ? m.noneWithin(NEAR_MILES) : m.noneMatch}
      action={
        <div className={styles.ways}>
          <PillLink to="/farmers" search={changedFarmSearch({}, { view, zip })}>
            {m.showAll}
          </PillLink>
          <PillLink to="/join-as-farm">{m.invite}</PillLink>
        </div>
      }
    >
      {m.knowAFarm}
    </EmptyState>
  );
}
