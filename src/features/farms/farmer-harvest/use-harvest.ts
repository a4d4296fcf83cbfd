import { useNetwork } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { type HarvestMark, harvestAfter } from "#shared/farms/harvest/harvest-marks.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { isUnreached, trpc } from "#client/lib/api/trpc.ts";
import {
  type Harvest,
  loadHarvests,
  loadMarks,
  type QueuedMark,
  saveHarvest,
  saveMarks,
} from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { saveOfflineUser } from "#client/lib/platform/offline/offline-user.ts";
import { useOfflinePage } from "#client/lib/platform/offline/use-offline-page.ts";
import { useQueue } from "#client/lib/platform/offline/use-queue.ts";
import { useStillSignedIn } from "#client/lib/platform/offline/use-still-signed-in.ts";
import { useToday } from "#client/lib/use-today.ts";
import { useSendMark } from "./use-send-mark.ts";

type OfDay = { farmId: number | undefined; day: string };

/**
 * What a farm harvests for a day: as last loaded, stored on the phone, with everything counted in that was
 * marked since. `mark` never fails: what cannot be sent waits.
 */
export function useHarvest(user: SessionUser, { farmId, day }: OfDay) {
  const [memory] = useState(() => ({
    load: () => loadMarks(user.id),
    save: (all: readonly QueuedMark[]) => saveMarks(user.id, all),
  }));
  const query = useStoredHarvest(user, { farmId, day });
  const { refetch } = query;
  useStillSignedIn(query.error);
  const { online } = useNetwork();
  const isOffline = !online || (query.data !== undefined && isUnreached(query.error));
  const send = useSendMark();
  const { queued, add, flush } = useQueue({ memory, send, isOffline, refetch });
  const own = queued.filter((one) => one.farmId === farmId && one.day === query.data?.day);
  const mark = (said: HarvestMark) =>
    add({ ...said, id: crypto.randomUUID(), farmId, day: query.data?.day ?? day });
  return {
    query,
    harvest: query.data ? own.reduce(harvestAfter, query.data) : null,
    queued: queued.length,
    /** The list is as the phone last saw it. */
    isOffline,
    mark,
    flush,
  };
}

/** The day as the phone has it at once, and as the server has it as soon as it answers. */
function useStoredHarvest(user: SessionUser, { farmId, day }: OfDay) {
  const today = useToday();
  const query = trpc.farmer.harvest.useQuery(
    { farmId, day },
    {
      // What the phone has is asked for again at once, of each day.
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

/** How many further days a phone takes along. */
const NEXT_DAYS = 3;

/** Takes along the days that are next to be harvested, so that they are there in a field too. */
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
