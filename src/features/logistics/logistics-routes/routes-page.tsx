import { logisticsTitles as titles } from "#messages/logistics/titles.ts";
import { logisticsRoutes as m } from "#messages/logistics/routes.ts";
import { logisticsSlot } from "#messages/logistics/slot.ts";
import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { formatSlot, formatSlotLong } from "#shared/checkout/delivery.ts";
import { EmptyDay } from "../logistics-slot/empty-day.tsx";
import { asOfWords, RefreshButton } from "../logistics-slot/freshness.tsx";
import { type Slot, SlotChoice } from "../logistics-slot/slot-choice.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import type { Routes } from "./arrange.ts";
import styles from "./logistics-routes.module.css";
import { PlanForm } from "./plan-form.tsx";
import { RouteMap } from "./route-map.tsx";
import { useArrange } from "./use-arrange.ts";
import { VanCard } from "./van-card.tsx";
import { OverfullNote } from "./van-load.tsx";

type RoutesPageProps = Slot & { onChoose: (slot: Slot) => void };

const NO_VANS: Routes["routes"] = [];

/** The routes of a window: planned, rearranged by hand, assigned to drivers, and printed. */
export function RoutesPage({ day, window, onChoose }: RoutesPageProps) {
  const query = trpc.logistics.routes.useQuery({ day, window }, { refetchOnMount: "always" });
  const arrange = useArrange({ day, window }, query.data?.routes ?? NO_VANS);
  return (
    <>
      <AreaHeading
        title={titles.routes}
        actions={
          <>
            <RefreshButton
              query={query}
              onPress={() => void query.refetch()}
              className={styles["print"]}
            />
            <PrintButton isSaving={arrange.isSaving} />
          </>
        }
      >
        {m.ofSlot(formatSlotLong(day, window))} {waitingWords(query.data)} {asOfWords(query)}
      </AreaHeading>
      <SlotChoice day={day} window={window} onChoose={onChoose}>
        {query.data ? (
          <PlanForm
            day={day}
            window={window}
            hasPlanned={query.data.routes.some(({ state }) => state === "planned")}
          />
        ) : null}
      </SlotChoice>
      <OverfullNote vans={arrange.vans} />
      <QueryState query={query} waiting={<PageSkeleton withHeading={false} />} />
      {query.data ? <Vans routes={query.data} slot={{ day, window }} arrange={arrange} /> : null}
    </>
  );
}

function waitingWords(routes: Routes | undefined): string {
  if (!routes) return "";
  return routes.unassigned === 0 ? m.allHaveVans : m.noVanYet(routes.unassigned);
}

type VansProps = { routes: Routes; slot: Slot; arrange: ReturnType<typeof useArrange> };

function Vans({ routes: saved, slot, arrange }: VansProps) {
  const { vans } = arrange;
  const routes = { ...saved, routes: [...vans] };
  if (vans.length === 0 && saved.unassigned === 0) {
    const page = "/dashboard/logistics/routes";
    return <EmptyDay title={logisticsSlot.nothingInWindow} page={page} slot={slot} />;
  }
  if (vans.length === 0) {
    return <EmptyState title={m.noRoutes}>{m.chooseVans}</EmptyState>;
  }
  return (
    <div className={styles["columns"]}>
      <div>
        <RouteMap routes={routes} />
        <p className={styles["mapNote"]}>{m.pointsAreZips}</p>
      </div>
      <div className={styles["vans"]}>
        {vans.map((van, index) => (
          <VanCard
            key={van.id}
            van={van}
            index={index}
            routes={routes}
            slot={formatSlot(slot.day, slot.window)}
            arrange={arrange}
          />
        ))}
      </div>
    </div>
  );
}

/** Not while stops are being moved: a move may still be refused. */
function PrintButton({ isSaving }: { isSaving: boolean }) {
  return (
    <Button
      variant="default"
      disabled={isSaving}
      className={styles["print"]}
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={() => window.print()}
    >
      {m.printSheets}
    </Button>
  );
}
