import { useCallback } from "react";
import { logisticsDriver as m } from "#messages/logistics/driver.ts";
import { stoodAfter } from "#shared/logistics/stop-progress.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import {
  loadQueue,
  type QueuedEvent,
  saveQueue,
} from "#client/lib/logistics/driver-phone/phone-memory.ts";
import type { Outcome, Send } from "#client/lib/platform/offline/offline-queue.ts";
import { isRefused, type QueuePage, useQueue } from "#client/lib/platform/offline/use-queue.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { failureMessage, isUnreached, trpc } from "#client/lib/api/trpc.ts";

/** The driver's unsent reports on this phone. */
export function useEventQueue(driver: SessionUser, page: QueuePage) {
  return useQueue(driver.id, { load: loadQueue, save: saveQueue, send: useSendEvent(), ...page });
}

function useSendEvent(): Send<QueuedEvent> {
  const utils = trpc.useUtils();
  return useCallback(
    async ({ routeId, ...event }): Promise<Outcome> => {
      try {
        await utils.client.logistics.report.mutate({ routeId, events: [event] });
        // Applied immediately: the stop must not look unreported until the route is refetched.
        utils.logistics.drive.setData({ routeId }, (route) =>
          route ? { ...route, stops: route.stops.map((stop) => stoodAfter(stop, [event])) } : route,
        );
        return "sent";
      } catch (error) {
        if (!isRefused(error)) {
          // The server did respond: the refetched route shows what is wrong.
          if (!isUnreached(error)) void utils.logistics.drive.invalidate({ routeId });
          return "later";
        }
        notify.failure(m.notAccepted, failureMessage(error));
        return "refused";
      }
    },
    [utils],
  );
}
