import type { SessionUser } from "#shared/accounts/user.ts";
import { loadMarks, saveMarks } from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { type QueuePage, useQueue } from "#client/lib/platform/offline/use-queue.ts";
import { useSendMark } from "./use-send-mark.ts";

/** The person's unsent harvest marks on this phone. */
export function useMarkQueue(user: SessionUser, page: QueuePage) {
  return useQueue(user.id, { load: loadMarks, save: saveMarks, send: useSendMark(), ...page });
}
