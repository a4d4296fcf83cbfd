import { useCallback } from "react";
import type { SessionUser } from "#shared/accounts/user.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { markWords } from "#client/lib/farms/harvest-phone/mark-words.ts";
import { NotAccepted, notAcceptedOf } from "#client/lib/platform/offline/not-accepted.tsx";
import { OfflineBar } from "#client/lib/platform/offline/offline-bar.tsx";
import { useMarkQueue } from "./use-mark-queue.ts";

/**
 * Sends the marks that this phone still has, from any page of the area but the harvest itself, which does so too, and
 * says how many are left, and which were not accepted.
 */
export function UnsentMarks({ user }: { user: SessionUser }) {
  const utils = trpc.useUtils();
  const refetch = useCallback(() => utils.farmer.invalidate(), [utils]);
  const queue = useMarkQueue(user, { isOffline: false, refetch });
  return (
    <>
      <OfflineBar queued={queue.queued.length} isOffline={false} asOf="" onSend={queue.flush} />
      <NotAccepted {...notAcceptedOf(queue, markWords)} />
    </>
  );
}
