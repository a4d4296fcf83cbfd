import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { failureMessage, failureOf } from "../../api/trpc.ts";
import {
  isWaiting,
  openOfflineQueue,
  type Outcome,
  type Report,
  RETRY_MS,
  type Send,
} from "./offline-queue.ts";

/** Error codes for which a retry cannot succeed. */
const FOR_GOOD = ["invalid", "not_found", "conflict", "confirm_password"];

/** Error codes that say nothing about the item: to wait, or to sign in. */
const NOT_ABOUT_IT = ["busy", "too_many", "signed_out", "second_factor", "second_factor_missing"];

/** What an error means for the item that was sent. Without an answer, and where it says nothing about it: "later". */
export function outcomeOf(error: unknown): Exclude<Outcome, "sent"> {
  const failure = failureOf(error);
  if (failure === null || NOT_ABOUT_IT.includes(failure.code)) return "later";
  return { reason: failureMessage(error), isForGood: FOR_GOOD.includes(failure.code) };
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
 * A person's queue that never fails: items that cannot be sent are kept on the phone, and those that the server does
 * not accept are set aside (`refused`). Sends those left from an earlier visit right away, again when the phone comes
 * back online, and every `RETRY_MS` while something is unsent or could not be refetched.
 */
export function useQueue<Item extends Report>(userId: string, ways: Ways<Item>) {
  const { load, save, send, isOffline, refetch } = ways;
  const [store] = useState(() =>
    openOfflineQueue<Item>({ load: () => load(userId), save: (items) => save(userId, items) }),
  );
  const all = useSyncExternalStore(store.subscribe, store.get, store.get);
  const queued = all.filter(isWaiting);
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
  const mustRetry = queued.length > 0 || isOffline;
  useEffect(() => {
    if (!mustRetry) return undefined;
    const timer = setInterval(flush, RETRY_MS);
    return () => clearInterval(timer);
  }, [flush, mustRetry]);
  const add = (item: Item) => {
    store.add(item);
    flush();
  };
  const sendAgain = (id: string) => {
    store.again(id);
    flush();
  };
  const refused = all.filter((item) => !isWaiting(item));
  return { queued, refused, add, flush, sendAgain, remove: store.remove };
}
