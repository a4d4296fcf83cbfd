import { changedFarmSearch, type FarmSearch, NEAR_MILES } from "#shared/farms/farm-search.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import styles from "./farms-page.module.css";

/** No farm is what was asked for: every farm again, or a farm that we should know. */
export function NoFarms({ search }: { search: FarmSearch }) {
  const { view, zip } = search;
  return (
    <EmptyState
      art="tractor"
      title={
        search.near ? `No such farm within ${NEAR_MILES} mi yet` : "No farms match all of that yet"
      }
      action={
        <div className={styles.ways}>
          <PillLink to="/farmers" search={changedFarmSearch({}, { view, zip })}>
            Show all farms
          </PillLink>
          <PillLink to="/join-as-farm">Invite one</PillLink>
        </div>
      }
    >
      Do you know a farm that belongs here? We would like to meet it.
    </EmptyState>
  );
}
