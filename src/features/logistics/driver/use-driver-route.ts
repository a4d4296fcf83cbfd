import { logisticsDriver as m } from "#messages/logistics-driver.ts";
import { useNetwork } from "@mantine/hooks";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { StopEvent } from "#shared/logistics/fulfillment.ts";
import { type StopRemark, stoodAfter } from "#shared/logistics/stop-progress.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import {
  loadRoute,
  saveDriver,
  saveRoute,
} from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { failureMessage, failureOf, isUnreached, trpc } from "#client/lib/api/trpc.ts";
import { openOfflineQueue, type Outcome, type Send } from "./offline-queue.ts";
import { useStillDriver } from "./use-still-driver.ts";

/** How often it is tried again while something is not sent or not read, in ms; and at once when the phone is online again. */
const RETRY_MS = 10_000;

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
  const [store] = useState(() => openOfflineQueue(driver.id));
  const queued = useSyncExternalStore(store.subscribe, store.get, store.get);
  const query = useStoredRoute(driver, routeId);
  const send = useSend();
  const { refetch } = query;
  useStillDriver(query.error);
  const { online } = useNetwork();
  const isOffline = !online || (query.data !== undefined && isUnreached(query.error));
  const flush = useCallback(
    () => void store.flush(send).then((anyWent) => (anyWent || isOffline ? refetch() : null)),
    [store, send, refetch, isOffline],
  );
  useSending(flush, queued.length > 0 || isOffline);
  const own = queued.filter((event) => event.routeId === routeId);
  const stops = query.data?.stops.map((stop) => stoodAfter(stop, own));
  const report = (stopId: string, { note = "", ...word }: Word) => {
    const happenedAt = new Date().toISOString();
    store.add({ id: crypto.randomUUID(), routeId, stopId, note, happenedAt, ...word });
    flush();
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
    saveDriver(driver);
    saveRoute(driver.id, data);
  }, [driver, data]);
  return query;
}

/** Codes that sending again cannot mend. */
const FOR_GOOD = ["invalid", "not_found", "conflict"];

function useSend(): Send {
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
        if (!FOR_GOOD.includes(failureOf(error)?.code ?? "")) {
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

/** Sends at once what an earlier visit left, again when the phone comes back online, and now and then in between. */
function useSending(flush: () => void, isWaiting: boolean): void {
  useEffect(() => {
    flush();
    window.addEventListener("online", flush);
    return () => window.removeEventListener("online", flush);
  }, [flush]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(flush, RETRY_MS);
    return () => clearInterval(timer);
  }, [flush, isWaiting]);
}
