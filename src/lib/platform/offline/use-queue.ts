import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { failureOf } from "../../api/trpc.ts";
import { openOfflineQueue, type QueueMemory, type Send } from "./offline-queue.ts";

/** How often it is tried again while something is not sent or not read, in ms; and at once when the phone is online again. */
const RETRY_MS = 10_000;

/** Codes that sending again cannot mend. */
const FOR_GOOD = ["invalid", "not_found", "conflict", "confirm_password"];

/** Whether the server has refused what was sent, so that sending it again is no use. */
export function isRefused(error: unknown): boolean {
  return FOR_GOOD.includes(failureOf(error)?.code ?? "");
}

type Ways<Item> = {
  memory: QueueMemory<Item>;
  send: Send<Item>;
  /** What the page shows is as the phone last saw it. */
  isOffline: boolean;
  /** Reads again what the page shows, after anything went or when the phone may be online again. */
  refetch: () => Promise<unknown>;
};

/**
 * A queue that never fails: what cannot be sent waits. It sends at once what an earlier visit left, again when
 * the phone comes back online, and now and then in between.
 */
export function useQueue<Item extends { id: string }>(ways: Ways<Item>) {
  const { memory, send, isOffline, refetch } = ways;
  const [store] = useState(() => openOfflineQueue(memory));
  const queued = useSyncExternalStore(store.subscribe, store.get, store.get);
  const flush = useCallback(
    () => void store.flush(send).then((anyWent) => (anyWent || isOffline ? refetch() : null)),
    [store, send, refetch, isOffline],
  );
  useEffect(() => {
    flush();
    window.addEventListener("online", flush);
    return () => window.removeEventListener("online", flush);
  }, [flush]);
  useEffect(() => {
    window.addEventListener("storage", store.reload);
    return () => window.removeEventListener("storage", store.reload);
  }, [store]);
  const isWaiting = queued.length > 0 || isOffline;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(flush, RETRY_MS);
    return () => clearInterval(timer);
  }, [flush, isWaiting]);
  const add = (item: Item) => {
    store.add(item);
    flush();
  };
  return { queued, add, flush };
}
