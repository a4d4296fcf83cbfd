import { useNetwork } from "@mantine/hooks";
import { useEffect, useState } from "react";
import type { StopEvent } from "#shared/logistics/fulfillment.ts";
import { type StopRemark, stoodAfter } from "#shared/logistics/stop-progress.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { eventWords } from "#client/lib/logistics/driver-phone/event-words.ts";
import {
  type DriverRoute,
  forgetRoute,
  loadRoute,
  saveRoute,
} from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { notAcceptedOf } from "#client/lib/platform/offline/not-accepted.tsx";
import { saveOfflineUser } from "#client/lib/platform/offline/offline-user.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { isUnreached, trpc } from "#client/lib/api/trpc.ts";
import { useEventQueue } from "./use-event-queue.ts";

type Word = {
  kind: StopEvent;
  remark?: StopRemark;
  note?: string;
  productId?: number;
  quantity?: number;
};

/**
 * A route as its driver sees it: the last loaded version, stored on the phone, with all later reports applied.
 * `report` never fails: reports that cannot be sent are queued.
 */
export function useDriverRoute(driver: SessionUser, routeId: string) {
  const query = useStoredRoute(driver, routeId);
  const { refetch } = query;
  const { online } = useNetwork();
  const isOffline = !online || (query.data !== undefined && isUnreached(query.error));
  const queue = useEventQueue(driver, { isOffline, refetch });
  const { queued, add, flush } = queue;
  const own = queued.filter((event) => event.routeId === routeId);
  const stops = query.data?.stops.map((stop) => stoodAfter(stop, own));
  const report = (stopId: string, { note = "", ...word }: Word) => {
    const happenedAt = new Date().toISOString();
    const about = aboutOf(query.data, stopId, word.productId);
    add({ id: crypto.randomUUID(), routeId, stopId, note, happenedAt, about, ...word });
  };
  return {
    query,
    /** Null while it is unknown, and if it exists no longer. */
    route: query.data && stops && !isLost(query) ? { ...query.data, stops } : null,
    queued: queued.length,
    notAccepted: notAcceptedOf(queue, eventWords),
    /** Whether the route shown is the copy stored on the phone. */
    isOffline,
    report,
    flush,
  };
}

/** The order and product that a report is about. */
function aboutOf(route: DriverRoute | undefined, stopId: string, productId: number | undefined) {
  const stop = route?.stops.find(({ id }) => id === stopId);
  if (!stop) return undefined;
  const line = stop.lines.find((one) => one.productId === productId);
  return { orderNumber: stop.orderNumber, product: line?.name ?? null };
}

function useStoredRoute(driver: SessionUser, routeId: string) {
  const [kept] = useState(() => loadRoute(driver.id, routeId));
  const query = trpc.logistics.drive.useQuery(
    { routeId },
    { refetchOnMount: "always", ...(kept && { initialData: kept }) },
  );
  const { data } = query;
  const isGone = isLost(query);
  useEffect(() => {
    if (!data) return;
    saveOfflineUser(driver);
    // Planned again, it exists no longer.
    if (isGone) forgetRoute(driver.id, data.id);
    else saveRoute(driver.id, data);
  }, [driver, data, isGone]);
  return query;
}
