import { logisticsDriver as m } from "#messages/logistics-driver.ts";
import { useNetwork } from "@mantine/hooks";
import { useCallback, useEffect, useState } from "react";
import type { StopEvent } from "#shared/logistics/fulfillment.ts";
import { type StopRemark, stoodAfter } from "#shared/logistics/stop-progress.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import {
  loadQueue,
  loadRoute,
  type QueuedEvent,
  saveQueue,
  saveRoute,
} from "#client/lib/logistics/driver-phone/phone-memory.ts";
import type { Outcome, Send } from "#client/lib/platform/offline/offline-queue.ts";
import { saveOfflineUser } from "#client/lib/platform/offline/offline-user.ts";
import { isRefused, useQueue } from "#client/lib/platform/offline/use-queue.ts";
import { useStillSignedIn } from "#client/lib/platform/offline/use-still-signed-in.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { failureMessage, isUnreached, trpc } from "#client/lib/api/trpc.ts";

type Word = {
  kind: StopEvent;
  remark?: StopRemark;
  note?: string;
  productId?: number;
  quantity?: number;
};

/**
 * A route as its driver sees it: as last loaded, stored on the phone, with everything counted in that was
 * reported since. `report` never fails: what cannot be sent waits.
 */
export function useDriverRoute(driver: SessionUser, routeId: string) {
  const [memory] = useState(() => ({
    load: () => loadQueue(driver.id),
    save: (all: readonly QueuedEvent[]) => saveQueue(driver.id, all),
  }));
  const query = useStoredRoute(driver, routeId);
  const send = useSend();
  const { refetch } = query;
  useStillSignedIn(query.error);
  const { online } = useNetwork();
  const isOffline = !online || (query.data !== undefined && isUnreached(query.error));
  const { queued, add, flush } = useQueue({ memory, send, isOffline, refetch });
  const own = queued.filter((event) => event.routeId === routeId);
  const stops = query.data?.stops.map((stop) => stoodAfter(stop, own));
  const report = (stopId: string, { note = "", ...word }: Word) => {
    const happenedAt = new Date().toISOString();
    add({ id: crypto.randomUUID(), routeId, stopId, note, happenedAt, ...word });
  };
  return {
    query,
    route: query.data && stops ? { ...query.data, stops } : null,
    queued: queued.length,
    /** The route is as the phone last saw it. */
    isOffline,
    report,
    flush,
  };
}

function useStoredRoute(driver: SessionUser, routeId: string) {
  const [kept] = useState(() => loadRoute(driver.id, routeId));
  const query = trpc.logistics.drive.useQuery(
    { routeId },
    { refetchOnMount: "always", ...(kept && { initialData: kept }) },
  );
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    saveOfflineUser(driver);
    saveRoute(driver.id, data);
  }, [driver, data]);
  return query;
}

function useSend(): Send<QueuedEvent> {
  const utils = trpc.useUtils();
  return useCallback(
    async ({ routeId, ...event }): Promise<Outcome> => {
      try {
        await utils.client.logistics.report.mutate({ routeId, events: [event] });
        // Counted in at once: until the route is read again the door must not look unreported.
        utils.logistics.drive.setData({ routeId }, (route) =>
          route ? { ...route, stops: route.stops.map((stop) => stoodAfter(stop, [event])) } : route,
        );
        return "sent";
      } catch (error) {
        if (!isRefused(error)) {
          // An answer nevertheless: the route, read again, shows what is wrong.
          if (!isUnreached(error)) void utils.logistics.drive.invalidate({ routeId });
          return "later";
        }
        notify.failure(m.notAccepted, failureMessage(error));
        return "refused";
      }
    },
    [utils],
  );
}
