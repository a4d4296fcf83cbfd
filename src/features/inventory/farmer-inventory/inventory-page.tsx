import { inventoryPage as m } from "#messages/inventory/page.ts";
import { Button, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { ActingBanner } from "./acting-banner.tsx";
import { FirstProducts } from "./first-products.tsx";
import { ExportButton } from "./transfer/export-button.tsx";
import { ImportButton } from "./transfer/import-button.tsx";
import { MovementList } from "./movement-list.tsx";
import { type Place, placeInput } from "./place.ts";
import { Shelf } from "./shelf.tsx";
import styles from "./farmer-inventory.module.css";

/** All products of a farm, edited in place. */
export function InventoryPage({ place }: { place: Place }) {
  const query = trpc.farmer.inventory.shelf.useQuery(placeInput(place), { gcTime: 0 });
  const refetch = () => void query.refetch();
  const isOwn = place.farmId === undefined;
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {({ farm, rows, movements }, failure) => (
        <>
          <AreaHeading
            title={isOwn ? m.inventory : m.inventoryOf(farm.name)}
            actions={<Actions place={place} onImported={refetch} />}
          >
            {isOwn ? (
              m.whatSells(farm.name)
            ) : (
              <TextLink href="/dashboard/admin/farmers">{m.allFarms}</TextLink>
            )}
          </AreaHeading>
          {failure}
          <ActingBanner place={place} farm={farm} />
          {rows.length === 0 ? (
            <>
              <EmptyState art="seedling" title={m.emptyShelf} action={<AddLink place={place} />}>
                {m.enoughToStart}
              </EmptyState>
              <FirstProducts place={place} farmType={farm.farmType} />
            </>
          ) : (
            <Shelf place={place} farm={farm} rows={rows} onSaved={refetch} />
          )}
          {movements.length > 0 ? (
            <section className={styles.movements}>
              <Title order={2} size="h4">
                {m.latestMovements}
              </Title>
              <MovementList movements={movements} named />
            </section>
          ) : null}
        </>
      )}
    </Loaded>
  );
}

function Actions({ place, onImported }: { place: Place; onImported: () => void }) {
  return (
    <div className={styles.actions}>
      <AddLink place={place} />
      <ImportButton place={place} onDone={onImported} />
      <ExportButton place={place} />
    </div>
  );
}

function AddLink({ place }: { place: Place }) {
  return (
    <Button
      component={Link}
      to={`${place.base}/new`}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {m.addProduct}
    </Button>
  );
}
