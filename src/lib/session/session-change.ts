import { useSyncExternalStore } from "react";
import { brand } from "#shared/brand.ts";

/** What one tab sends the others: the id of the user who is signed in now, or null. */
type Message = { userId: string | null };

const CHANNEL = `${brand.slug}-session`;
const listeners = new Set<() => void>();
let changes = 0;

/** Counts the changes of user in this page: as a React key it makes a view begin again with nothing of the one before. */
export function useSessionChanges(): number {
  return useSyncExternalStore(
    listen,
    () => changes,
    () => 0,
  );
}

/** Says here and in the other tabs that another user, or none, is signed in from now on. */
export function noteSessionChange(userId: string | null): void {
  changes += 1;
  for (const listener of listeners) listener();
  const channel = openChannel();
  if (!channel) return;
  const tell = channel.postMessage.bind(channel);
  tell({ userId } satisfies Message);
  channel.close();
}

/** Calls back with the user that another tab signed in, or null. Returns what ends it. */
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
