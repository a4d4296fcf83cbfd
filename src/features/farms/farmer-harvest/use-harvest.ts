import { useNetwork } from "@mantine/hooks";
import { useEffect } from "react";
import { type HarvestMark, harvestAfter } from "#shared/farms/harvest/harvest-marks.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { isUnreached, trpc } from "#client/lib/api/trpc.ts";
import {
  type Harvest,
  loadHarvests,
  saveHarvest,
} from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { markWords } from "#client/lib/farms/harvest-phone/mark-words.ts";
import { notAcceptedOf } from "#client/lib/platform/offline/not-accepted.tsx";
import { saveOfflineUser } from "#client/lib/platform/offline/offline-user.ts";
import { useOfflinePage } from "#client/lib/platform/offline/use-offline-page.ts";
import { useToday } from "#client/lib/dates/use-today.ts";
import { useMarkQueue } from "./use-mark-queue.ts";

type OfDay = { farmId: number | undefined; day: string };

/**
 * A farm's harvest for a day: the last loaded version, stored on the phone, with all later marks applied. `mark`
 * never fails: marks that cannot be sent are queued.
 */
export function useHarvest(user: SessionUser, { farmId, day }: OfDay) {
  const query = useStoredHarvest(user, { farmId, day });
  const { refetch } = query;
  const { online } = useNetwork();
  const isOffline = !online || (query.data !== undefined && isUnreached(query.error));
  const queue = useMarkQueue(user, { isOffline, refetch });
  const { queued, add, flush } = queue;
  const own = queued.filter((one) => one.farmId === farmId && one.day === query.data?.day);
  const mark = (said: HarvestMark) => {
    const product = query.data?.products.find(({ productId }) => productId === said.productId);
    const of = { farmId, day: query.data?.day ?? day, product: product?.name };
    add({ ...said, id: crypto.randomUUID(), ...of });
  };
  return {
    query,
    harvest: query.data ? own.reduce(harvestAfter, query.data) : null,
    queued: queued.length,
    notAccepted: notAcceptedOf(queue, markWords),
    /** Whether the harvest shown is the copy stored on the phone. */
    isOffline,
    mark,
    flush,
  };
}

/** The day's harvest: immediately from the phone's storage, then from the server once it responds. */
function useStoredHarvest(user: SessionUser, { farmId, day }: OfDay) {
  const today = useToday();
  const query = trpc.farmer.harvest.useQuery(
    { farmId, day },
    {
      // The stored copy counts as stale, so that each day is refetched immediately.
      staleTime: 0,
      initialData: () => loadHarvests(user.id, farmId, today).find((kept) => kept.day === day),
      placeholderData: (before) => before,
    },
  );
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    saveOfflineUser(user);
    saveHarvest(user.id, data, today);
  }, [user, data, today]);
  useOfflinePage(data !== undefined);
  useNextDays(user, { farmId, day }, data);
  return query;
}

/** How many further days are stored on the phone. */
const NEXT_DAYS = 3;

/** Prefetches and stores the next days with open work, so that they are available offline. */
function useNextDays(user: SessionUser, { farmId, day }: OfDay, shown: Harvest | undefined): void {
  const utils = trpc.useUtils();
  const today = useToday();
  const next = (shown?.days ?? [])
    .filter((one) => one.day !== day && one.waiting > 0)
    .slice(0, NEXT_DAYS)
    .map((one) => one.day)
    .join(" ");
  useEffect(() => {
    const take = async (other: string) => {
      const harvest = await utils.farmer.harvest.fetch({ farmId, day: other }).catch(() => null);
      if (harvest) saveHarvest(user.id, harvest, today);
    };
    for (const other of next.split(" ").filter(Boolean)) void take(other);
  }, [utils, user, farmId, next, today]);
}
