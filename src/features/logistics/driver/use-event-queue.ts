import { useCallback } from "react";
import { logisticsDriver as m } from "#messages/logistics/driver.ts";
import { stoodAfter } from "#shared/logistics/stop-progress.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import {
  loadQueue,
  type QueuedEvent,
  saveQueue,
} from "#client/lib/logistics/driver-phone/phone-memory.ts";
import type { Send } from "#client/lib/platform/offline/offline-queue.ts";
import { outcomeOf, type QueuePage, useQueue } from "#client/lib/platform/offline/use-queue.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { isUnreached, trpc } from "#client/lib/api/trpc.ts";

/** The driver's unsent reports on this phone. */
export function useEventQueue(driver: SessionUser, page: QueuePage) {
  return useQueue(driver.id, { load: loadQueue, save: saveQueue, send: useSendEvent(), ...page });
}

function useSendEvent(): Send<QueuedEvent> {
  const utils = trpc.useUtils();
  return useCallback(
    async ({ routeId, about: _about, errors: _errors, refusal: _refusal, ...event }) => {
      try {
        await utils.client.logistics.report.mutate({ routeId, events: [event] });
        // Applied immediately: the stop must not look unreported until the route is refetched.
        utils.logistics.drive.setData({ routeId }, (route) =>
          route ? { ...route, stops: route.stops.map((stop) => stoodAfter(stop, [event])) } : route,
        );
        return "sent";
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome !== "later" && outcome.isForGood) {
          notify.failure(m.notAccepted, outcome.reason);
        } else if (!isUnreached(error)) {
          // The server did respond: the refetched route shows what is wrong.
          void utils.logistics.drive.invalidate({ routeId });
        }
        return outcome;
      }
    },
    [utils],
  );
}
