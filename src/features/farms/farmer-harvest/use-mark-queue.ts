import { useState } from "react";
import type { SessionUser } from "#shared/accounts/user.ts";
import {
  loadMarks,
  type QueuedMark,
  saveMarks,
} from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { useQueue } from "#client/lib/platform/offline/use-queue.ts";
import { useSendMark } from "./use-send-mark.ts";

type Shown = {
  /** The page shows the phone's stored data. */
  isOffline: boolean;
  /** Refetches the page's data after marks were sent. */
  refetch: () => Promise<unknown>;
};

/** The person's unsent harvest marks on this phone. */
export function useMarkQueue(user: SessionUser, { isOffline, refetch }: Shown) {
  const [memory] = useState(() => ({
    load: () => loadMarks(user.id),
    save: (all: readonly QueuedMark[]) => saveMarks(user.id, all),
  }));
  return useQueue({ memory, send: useSendMark(), isOffline, refetch });
}
