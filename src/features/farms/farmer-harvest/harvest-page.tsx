import { farmsHarvest as m } from "#messages/farms/harvest/harvest.ts";
import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { formatDeadline } from "#shared/deadline.ts";
import { formatDayLong } from "#shared/time.ts";
import { saveTextFile } from "#client/lib/save-file.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { useToday } from "#client/lib/dates/use-today.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { Freshness } from "#client/ui/data-table/freshness.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { type Harvest, loadHarvests } from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { NotAccepted } from "#client/lib/platform/offline/not-accepted.tsx";
import { OfflineBar } from "#client/lib/platform/offline/offline-bar.tsx";
import { DayChooser } from "./day-chooser.tsx";
import styles from "./farmer-harvest.module.css";
import { OrderList } from "./order-list.tsx";
import { ProductList } from "./product-list.tsx";
import { useHarvest } from "./use-harvest.ts";

type HarvestPageProps = {
  user: SessionUser;
  farmId: number | undefined;
  chosen: string | undefined;
};

/** A farm's harvest for the day in the URL, or for the next day with open work. Works offline. */
export function HarvestPage({ user, farmId, chosen }: HarvestPageProps) {
  const today = useToday();
  const glance = trpc.farmer.today.useQuery({ farmId }, { enabled: !chosen });
  const { due = [], coming = [] } = glance.data ?? {};
  const next = due.find(({ waiting }) => waiting > 0) ?? due[0] ?? coming[0];
  if (!chosen && glance.isPending) return <PageSkeleton />;
  const [stored] = glance.data ? [] : loadHarvests(user.id, farmId, today);
  const day = chosen ?? next?.day ?? stored?.day ?? today;
  return <DayOfHarvest user={user} farmId={farmId} day={day} />;
}

function DayOfHarvest({ user, farmId, day }: Omit<HarvestPageProps, "chosen"> & { day: string }) {
  const today = useToday();
  const { query, harvest, queued, notAccepted, isOffline, mark, flush } = useHarvest(user, {
    farmId,
    day,
  });
  if (query.isPending) return <PageSkeleton />;
  if (!harvest) {
    const [stored] = loadHarvests(user.id, farmId, today);
    return (
      <>
        {stored ? <DayChooser days={stored.days} day={day} /> : null}
        <ErrorPanel
          isPage
          message={failureMessage(query.error, m.notOnPhone)}
          onRetry={() => void query.refetch()}
        />
      </>
    );
  }
  return (
    <>
      <AreaHeading
        title={m.harvestFor(formatDayLong(harvest.day))}
        actions={<Actions farmId={farmId} day={harvest.day} />}
      >
        {harvest.farm.name}. {harvest.isOpen ? openWords(harvest) : null}{" "}
        {isOffline ? null : <Freshness query={query} />}
      </AreaHeading>
      <OfflineBar queued={queued} isOffline={isOffline} asOf={m.asOf} onSend={flush} />
      <NotAccepted {...notAccepted} />
      <DayChooser days={harvest.days} day={harvest.day} />
      {harvest.products.length === 0 ? (
        <EmptyState art="carrot" title={m.nothingOrdered} />
      ) : (
        <div className={styles.columns}>
          <ProductList harvest={harvest} isOffline={isOffline} mark={mark} />
          <OrderList harvest={harvest} isOffline={isOffline} mark={mark} />
        </div>
      )}
    </>
  );
}

function openWords({ cutOff }: Harvest): string {
  return m.openUntil(formatDeadline(cutOff));
}

function Actions({ farmId, day }: { farmId: number | undefined; day: string }) {
  const csv = trpc.farmer.harvestCsv.useMutation({
    meta: { failureTitle: m.fileNotMade },
    onSuccess: (text) => saveTextFile(`harvest-${day}.csv`, text),
  });
  return (
    <div className={styles.actions}>
      <Button
        size="lg"
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {m.print}
      </Button>
      <Button
        size="lg"
        variant="default"
        loading={csv.isPending}
        onClick={() => csv.mutate({ farmId, day })}
      >
        {m.csv}
      </Button>
    </div>
  );
}
