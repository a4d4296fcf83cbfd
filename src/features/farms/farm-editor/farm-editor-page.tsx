import { farmsEditor as m } from "#messages/farms/page/editor.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { Cover } from "./cover.tsx";
import styles from "./farm-editor.module.css";
import { PageForm } from "./page-form.tsx";
import { FarmPause } from "./pause.tsx";

export type EditedFarm = Outputs["farmer"]["page"]["read"];

type FarmEditorPageProps = {
  /** The farm that the team acts for; undefined for the user's own farm. */
  farmId: number | undefined;
};

/** The farm's public profile, and whether the farm is open. */
export function FarmEditorPage({ farmId }: FarmEditorPageProps) {
  const query = trpc.farmer.page.read.useQuery(farmId === undefined ? {} : { farmId }, {
    refetchOnWindowFocus: false,
    refetchOnMount: "always",
    gcTime: 0,
  });
  const refetch = () => void query.refetch();
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {(farm, failure) => (
        <>
          <AreaHeading
            title={farm.name}
            actions={
              <PillLink to="/farmers/$id" params={{ id: String(farm.id) }} target="_blank">
                {m.asShoppers}
              </PillLink>
            }
          >
            {m.asSoonAsSaved}
          </AreaHeading>
          {failure}
          <div className={styles.columns}>
            <PageForm farm={farm} onSaved={refetch} />
            <div className={styles.side}>
              <Cover farm={farm} onDone={refetch} />
              <FarmPause farm={farm} onDone={refetch} />
            </div>
          </div>
        </>
      )}
    </Loaded>
  );
}
