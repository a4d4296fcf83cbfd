import { farmsHarvest as m } from "#messages/farms/harvest/harvest.ts";
import { useCallback } from "react";
import { harvestAfter, isCounted } from "#shared/farms/harvest/harvest-marks.ts";
import type { OwnMark } from "#shared/farms/harvest/harvest.ts";
import { failureOf, type Outputs, trpc, type TrpcClient } from "#client/lib/api/trpc.ts";
import type { QueuedMark } from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import type { Outcome, Send } from "#client/lib/platform/offline/offline-queue.ts";
import { outcomeOf } from "#client/lib/platform/offline/use-queue.ts";
import { notify } from "#client/lib/toasts/notify.ts";

type Marks = "ready" | "notReady" | "short" | "weigh" | "productReady" | "productShort";
type Made = Outputs["farmer"][Marks] | null;

/**
 * Sends a mark. The server rejects one that was already made, either by an earlier request whose response was lost or
 * by a colleague; that is not reported as a failure.
 */
export function useSendMark(): Send<QueuedMark> {
  const utils = trpc.useUtils();
  return useCallback(
    async (mark): Promise<Outcome> => {
      const of = { farmId: mark.farmId, day: mark.day };
      try {
        const left = leftOf(await send(utils.client, mark));
        // Applied immediately: the line must not look unmarked until the harvest is refetched.
        if (left === null) {
          utils.farmer.harvest.setData(of, (harvest) => harvest && harvestAfter(harvest, mark));
        } else {
          await utils.farmer.harvest.fetch(of, { staleTime: 0 }).catch(() => null);
          notify.failure(m.notAllShort, left);
        }
        void utils.farmer.today.invalidate();
        if (isShort(mark) && left === null) notify.success(m.markedShort, m.customersNotified);
        if (mark.kind === "weigh") notify.success(m.weighed);
        return "sent";
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome === "later") return outcome;
        const isForGood = outcome.isForGood || isOwnOrder(error);
        if (!isForGood) return outcome;
        // Not `fetch`, which would join a request that is in progress, and its answer may be from before the mark.
        const now = await utils.client.farmer.harvest.query(of).catch(() => null);
        if (now) {
          await utils.farmer.harvest.cancel(of);
          utils.farmer.harvest.setData(of, now);
        }
        const isDone = failureOf(error)?.code === "conflict" && now && isCounted(now, mark);
        if (isDone) return "sent";
        notify.failure(m.notMarked, outcome.reason);
        return { ...outcome, isForGood };
      }
    },
    [utils],
  );
}

/** Whether it is refused for good, for the marker's own order; the marks after it must not wait for that. */
function isOwnOrder(error: unknown): boolean {
  const details = failureOf(error)?.details as Partial<OwnMark> | null | undefined;
  return details?.ownOrder !== undefined;
}

/** Why a part of a product's mark was not made; null if all of it was. */
const leftOf = (made: Made): string | null => (made && "left" in made ? made.left : null);

const isShort = ({ kind }: QueuedMark) => kind === "short" || kind === "productShort";

/** Sends a mark without the fields that only the queue needs; its id is its key where it needs one. */
function send({ farmer }: TrpcClient, { id, day, ...queued }: QueuedMark): Promise<Made> {
  const { product: _product, errors: _errors, refusal: _refusal, ...mark } = queued;
  switch (mark.kind) {
    case "ready":
    case "notReady": {
      const { kind, ...line } = mark;
      return farmer[kind].mutate(line);
    }
    case "short": {
      const { kind: _kind, ...line } = mark;
      return farmer.short.mutate(line);
    }
    case "weigh": {
      const { kind: _kind, ...line } = mark;
      return farmer.weigh.mutate(line);
    }
    case "productReady": {
      const { kind: _kind, ...product } = mark;
      return farmer.productReady.mutate({ ...product, day });
    }
    case "productShort": {
      const { kind: _kind, before: _before, ...product } = mark;
      return farmer.productShort.mutate({ ...product, day, key: id });
    }
  }
}
