import { useCallback } from "react";
import type { SessionUser } from "#shared/accounts/user.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { eventWords } from "#client/lib/logistics/driver-phone/event-words.ts";
import { NotAccepted, notAcceptedOf } from "#client/lib/platform/offline/not-accepted.tsx";
import { OfflineBar } from "#client/lib/platform/offline/offline-bar.tsx";
import { useEventQueue } from "./use-event-queue.ts";

/**
 * Sends the reports that this phone still has, from any page of the area but the driver's own, which does so too, and
 * says how many are left, and which were not accepted.
 */
export function UnsentEvents({ user }: { user: SessionUser }) {
  const utils = trpc.useUtils();
  const refetch = useCallback(() => utils.logistics.invalidate(), [utils]);
  const queue = useEventQueue(user, { isOffline: false, refetch });
  return (
    <>
      <OfflineBar queued={queue.queued.length} isOffline={false} asOf="" onSend={queue.flush} />
      <NotAccepted {...notAcceptedOf(queue, eventWords)} />
    </>
  );
}
