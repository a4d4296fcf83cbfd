import { useNetwork } from "@mantine/hooks";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { StopEvent } from "#shared/logistics/fulfilment.ts";
import { stoodAfter } from "#shared/logistics/round.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import {
  loadRound,
  saveDriver,
  saveRound,
} from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { notify } from "#client/lib/notify.ts";
import { failureMessage, failureOf, isUnreached, trpc } from "#client/lib/trpc.ts";
import { openUnsent, type Outcome, type Send } from "./unsent-store.ts";
import { useStillDriver } from "./use-still-driver.ts";

/** Tried again so often while something is unsent or unread, in ms; and at once when the line is back. */
const RETRY_MS = 10_000;

type Word = { kind: StopEvent; note?: string; productId?: number; quantity?: number };

/**
 * A round as its driver sees it: as last loaded, kept on the phone, with everything counted in that was
 * told since. `tell` never fails: what cannot be sent waits.
 */
export function useRound(driver: SessionUser, routeId: string) {
  const [store] = useState(() => openUnsent(driver.id));
  const unsent = useSyncExternalStore(store.subscribe, store.get, store.get);
  const query = useKeptRound(driver, routeId);
  const send = useSend();
  const { refetch } = query;
  useStillDriver(query.error);
  const { online } = useNetwork();
  const isOffline = !online || (query.data !== undefined && isUnreached(query.error));
  const flush = useCallback(
    () => void store.flush(send).then((anyWent) => (anyWent || isOffline ? refetch() : null)),
    [store, send, refetch, isOffline],
  );
  useSending(flush, unsent.length > 0 || isOffline);
  const own = unsent.filter((event) => event.routeId === routeId);
  const stops = query.data?.stops.map((stop) => stoodAfter(stop, own));
  const tell = (stopId: string, { note = "", ...word }: Word) => {
    const happenedAt = new Date().toISOString();
    store.add({ id: crypto.randomUUID(), routeId, stopId, note, happenedAt, ...word });
    flush();
  };
  return {
    query,
    round: query.data && stops ? { ...query.data, stops } : null,
    unsent: unsent.length,
    /** The round is as the phone last saw it. */
    isOffline,
    tell,
    flush,
  };
}

function useKeptRound(driver: SessionUser, routeId: string) {
  const [kept] = useState(() => loadRound(driver.id, routeId));
  const query = trpc.logistics.drive.useQuery(
    { routeId },
    { refetchOnMount: "always", ...(kept && { initialData: kept }) },
  );
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    saveDriver(driver);
    saveRound(driver.id, data);
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
        await utils.client.logistics.tell.mutate({ routeId, events: [event] });
        // Counted in at once: until the round is read anew the door must not look untold.
        utils.logistics.drive.setData({ routeId }, (round) =>
          round ? { ...round, stops: round.stops.map((stop) => stoodAfter(stop, [event])) } : round,
        );
        return "sent";
      } catch (error) {
        if (!FOR_GOOD.includes(failureOf(error)?.code ?? "")) {
          // An answer nevertheless: the round, read anew, tells what is the matter.
          if (!isUnreached(error)) void utils.logistics.drive.invalidate({ routeId });
          return "later";
        }
        notify.failure("Something you told was not taken", failureMessage(error));
        return "refused";
      }
    },
    [utils],
  );
}

/** Sends at once what an earlier visit left, when the line is back, and now and then in between. */
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
