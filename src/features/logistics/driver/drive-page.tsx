import { logisticsDriver as m } from "#messages/logistics/driver.ts";
import { logisticsLate } from "#messages/logistics/late.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { useEffect, useRef, useState } from "react";
import { capital } from "#shared/capital.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { lateCauseWords } from "#shared/logistics/late-cause.ts";
import { isThrough } from "#shared/logistics/stop-progress.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import styles from "./driver.module.css";
import type { DriverRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { NotAccepted } from "#client/lib/platform/offline/not-accepted.tsx";
import { OfflineBar } from "#client/lib/platform/offline/offline-bar.tsx";
import { useIsToCome } from "#client/lib/dates/use-is-to-come.ts";
import { useOfflinePage } from "#client/lib/platform/offline/use-offline-page.ts";
import { LateCauseButton } from "../logistics-slot/late-cause-button.tsx";
import { DaysRoutes } from "./days-routes.tsx";
import { DriveBar } from "./drive-bar.tsx";
import { RouteEnd } from "./route-end.tsx";
import { RouteStart } from "./route-start.tsx";
import { StopActions } from "./stop-actions.tsx";
import { StopScreen } from "./stop-screen.tsx";
import { useDriverRoute } from "./use-driver-route.ts";

/** A driver's route on a phone: one door per screen, online or offline. */
export function DrivePage({ driver, routeId }: { driver: SessionUser; routeId: string }) {
  const driving = useDriverRoute(driver, routeId);
  const { query, route, queued, isOffline, flush } = driving;
  useOfflinePage(route !== null);
  if (!route) {
    if (query.isPending) return <PageSkeleton />;
    return (
      <>
        <QueryError query={query} isPage />
        <DaysRoutes />
      </>
    );
  }
  // Disputed orders keep their stop until the van leaves.
  const doors = route.stops.filter(({ isStopped }) => route.state !== "planned" || !isStopped);
  const done = doors.filter(isThrough).length;
  return (
    <div className={styles["page"]}>
      <div>
        <div className={styles["head"]}>
          <h1 className={styles["route"]}>{route.name}</h1>
          <p className={styles["quiet"]}>
            {capital(formatSlot(route.day, route.window))}: {m.doneOf(done, doors.length)}
          </p>
          <progress
            className={styles["progress"]}
            aria-label={m.stopsDone}
            value={done}
            max={Math.max(doors.length, 1)}
          />
        </div>
        {route.state === "done" || done === doors.length ? null : <Lateness route={route} />}
        {query.isError && !isOffline ? <QueryError query={query} /> : null}
        <OfflineBar queued={queued} isOffline={isOffline} asOf={m.asOf} onSend={flush} />
        <NotAccepted {...driving.notAccepted} />
      </div>
      <RouteBody route={route} queued={queued} report={driving.report} />
    </div>
  );
}

/** What holds the van up, and the button that says so. The phone may have kept a cause that has ended since. */
function Lateness({ route }: { route: DriverRoute }) {
  const holds = useIsToCome(route.lateCauseUntil ?? "");
  const lateCause = holds ? route.lateCause : null;
  return (
    <div className={styles["lateness"]}>
      <p role="status">{lateCause ? logisticsLate.delay(lateCauseWords(lateCause)) : null}</p>
      <LateCauseButton van={{ ...route, lateCause }} size="lg" />
    </div>
  );
}

type RouteBodyProps = {
  route: DriverRoute;
  queued: number;
  report: ReturnType<typeof useDriverRoute>["report"];
};

/** One stop at a time; any other is one tap away. */
function RouteBody({ route, queued, report }: RouteBodyProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { stops } = route;
  const next = stops.find((stop) => !isThrough(stop));
  const shown = stops.find(({ id }) => id === chosen) ?? next;
  useFocusOnDoor(shown?.id ?? "end", route.state !== "planned");
  if (stops.length === 0) {
    return <EmptyState art="tractor" title={m.noStops} action={<DaysRoutes />} />;
  }
  if (route.state === "planned") return <RouteStart route={route} />;
  return (
    <>
      {shown ? (
        <StopScreen
          key={shown.id}
          stop={shown}
          number={stops.indexOf(shown) + 1}
          count={stops.length}
          report={report}
        />
      ) : (
        <RouteEnd route={route} queued={queued} />
      )}
      <DriveBar stops={stops} shown={shown?.id ?? null} onChoose={setChosen}>
        {shown ? (
          <StopActions key={shown.id} stop={shown} report={report} onDone={() => setChosen(null)} />
        ) : null}
      </DriveBar>
    </>
  );
}

/** Scrolls a newly shown stop to its top and focuses its name; the first stop does not take the focus. */
function useFocusOnDoor(shown: string, isOut: boolean): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (!isOut) return;
    if (before.current !== null && before.current !== shown) {
      window.scrollTo({ top: 0 });
      document.querySelector<HTMLElement>("#door, #end")?.focus({ preventScroll: true });
    }
    before.current = shown;
  }, [shown, isOut]);
}
