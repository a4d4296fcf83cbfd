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
 * A route as its driver sees it: the last loaded version, stored on the phone, with all later reports applied.
 * `report` never fails: reports that cannot be sent are queued.
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
    /** Whether the route shown is the copy stored on the phone. */
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
        // Applied immediately: the stop must not look unreported until the route is refetched.
        utils.logistics.drive.setData({ routeId }, (route) =>
          route ? { ...route, stops: route.stops.map((stop) => stoodAfter(stop, [event])) } : route,
        );
        return "sent";
      } catch (error) {
        if (!isRefused(error)) {
          // The server did respond: the refetched route shows what is wrong.
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
