import { useState } from "react";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { isThrough } from "#shared/logistics/stop-progress.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { failureMessage } from "#client/lib/api/trpc.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { PageSpinner } from "#client/ui/states/page-spinner.tsx";
import styles from "./driver.module.css";
import type { DriverRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { RouteEnd } from "./route-end.tsx";
import { RouteStart } from "./route-start.tsx";
import { StopList } from "./stop-list.tsx";
import { StopScreen } from "./stop-screen.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { useOfflinePage } from "./use-offline-page.ts";
import { useDriverRoute } from "./use-driver-route.ts";

/** A driver's route on a phone: one door per screen, online or offline. */
export function DrivePage({ driver, routeId }: { driver: SessionUser; routeId: string }) {
  const driving = useDriverRoute(driver, routeId);
  const { query, route, queued, isOffline, flush } = driving;
  useOfflinePage(route !== null);
  if (!route) {
    if (query.isPending) return <PageSpinner />;
    return (
      <ErrorPanel
        isPage
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  // Until the van leaves, disputed orders still have a place that they lose then.
  const doors = route.stops.filter(({ isStopped }) => route.state !== "planned" || !isStopped);
  const done = doors.filter(isThrough).length;
  return (
    <div className={styles["page"]}>
      <div>
        <AreaHeading title={route.name}>
          {formatSlot(route.day, route.window)}. {done} of {doors.length} doors done.
        </AreaHeading>
        <OfflineBar queued={queued} isOffline={isOffline} onSend={flush} />
      </div>
      <RouteBody route={route} queued={queued} report={driving.report} />
    </div>
  );
}

type RouteBodyProps = {
  route: DriverRoute;
  queued: number;
  report: ReturnType<typeof useDriverRoute>["report"];
};

function RouteBody({ route, queued, report }: RouteBodyProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { stops } = route;
  if (stops.length === 0) return <EmptyState title="No doors on this route" />;
  if (route.state === "planned") return <RouteStart route={route} />;
  const next = stops.find((stop) => !isThrough(stop));
  const shown = stops.find(({ id }) => id === chosen) ?? next;
  return (
    <>
      {shown ? (
        <StopScreen
          key={shown.id}
          stop={shown}
          number={stops.indexOf(shown) + 1}
          count={stops.length}
          report={report}
          onDone={() => setChosen(null)}
        />
      ) : (
        <RouteEnd route={route} queued={queued} />
      )}
      <StopList stops={stops} shown={shown?.id ?? null} onChoose={setChosen} />
    </>
  );
}
