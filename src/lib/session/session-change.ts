import { useSyncExternalStore } from "react";
import { brand } from "#shared/brand.ts";

/** The message a tab sends to the others: the id of the user who is now signed in, or null. */
type Message = { userId: string | null };

const CHANNEL = `${brand.slug}-session`;
const listeners = new Set<() => void>();
let changes = 0;

/** Counts user changes in this page; used as a React key, it resets a view completely. */
export function useSessionChanges(): number {
  return useSyncExternalStore(
    listen,
    () => changes,
    () => 0,
  );
}

/** Notifies this page and the other tabs that a different user, or none, is now signed in. */
export function noteSessionChange(userId: string | null): void {
  changes += 1;
  for (const listener of listeners) listener();
  const channel = openChannel();
  if (!channel) return;
  const tell = channel.postMessage.bind(channel);
  tell({ userId } satisfies Message);
  channel.close();
}

/** Calls back with the user that another tab signed in, or null. Returns an unsubscribe function. */
export function onOtherTabs(callback: (userId: string | null) => void): () => void {
  const channel = openChannel();
  if (!channel) return () => {};
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => callback(data.userId));
  return () => channel.close();
}

function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
