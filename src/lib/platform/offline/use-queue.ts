import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { failureOf } from "../../api/trpc.ts";
import { openOfflineQueue, type Send } from "./offline-queue.ts";

/**
 * The retry interval while something is unsent or could not be refetched, in ms; also retried as soon as the phone
 * is back online.
 */
const RETRY_MS = 10_000;

/** Error codes for which a retry cannot succeed. */
const FOR_GOOD = ["invalid", "not_found", "conflict", "confirm_password"];

/** Whether the server permanently refused the item, so that there is no point in retrying. */
export function isRefused(error: unknown): boolean {
  return FOR_GOOD.includes(failureOf(error)?.code ?? "");
}

/** The page of a queue. */
export type QueuePage = {
  /** It shows the phone's stored data. */
  isOffline: boolean;
  /** Refetches its data, after items were sent or when the phone may be back online. */
  refetch: () => Promise<unknown>;
};

type Ways<Item> = QueuePage & {
  /** Reads the person's items from this phone and writes them to it; `save` returns whether it worked. */
  load: (userId: string) => Item[];
  save: (userId: string, items: readonly Item[]) => boolean;
  send: Send<Item>;
};

/**
 * A person's queue that never fails: items that cannot be sent are kept on the phone. Sends those left from an earlier
 * visit right away, again when the phone comes back online, and periodically in between.
 */
export function useQueue<Item extends { id: string }>(userId: string, ways: Ways<Item>) {
  const { load, save, send, isOffline, refetch } = ways;
  const [store] = useState(() =>
    openOfflineQueue<Item>({ load: () => load(userId), save: (items) => save(userId, items) }),
  );
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
