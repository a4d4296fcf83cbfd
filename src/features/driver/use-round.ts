import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { StopEvent } from "#shared/fulfilment.ts";
import { stoodAfter } from "#shared/round.ts";
import { notify } from "#client/lib/notify.ts";
import { failureMessage, failureOf, trpc } from "#client/lib/trpc.ts";
import { loadRound, saveRound } from "./phone-memory.ts";
import { openUnsent, type Outcome, type Send } from "./unsent-store.ts";

/** Tried again so often while something is unsent, in ms; and at once when the line is back. */
const RETRY_MS = 10_000;

type Word = { kind: StopEvent; note?: string; productId?: number; quantity?: number };

/**
 * A round as its driver sees it: as last loaded, kept on the phone, with everything counted in that was
 * told since. `tell` never fails: what cannot be sent waits.
 */
export function useRound(userId: string, routeId: string) {
  const [store] = useState(() => openUnsent(userId));
  const unsent = useSyncExternalStore(store.subscribe, store.get, store.get);
  const query = useKeptRound(userId, routeId);
  const send = useSend();
  const { refetch } = query;
  const flush = useCallback(
    () => void store.flush(send).then((anyWent) => (anyWent ? refetch() : null)),
    [store, send, refetch],
  );
  useSending(flush, unsent.length > 0);
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
    tell,
    flush,
  };
}

function useKeptRound(userId: string, routeId: string) {
  const [kept] = useState(() => loadRound(userId, routeId));
  const query = trpc.logistics.drive.useQuery(
    { routeId },
    { refetchOnMount: "always", ...(kept && { initialData: kept }) },
  );
  const { data } = query;
  useEffect(() => {
    if (data) saveRound(userId, data);
  }, [userId, data]);
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
        if (!FOR_GOOD.includes(failureOf(error)?.code ?? "")) return "later";
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
