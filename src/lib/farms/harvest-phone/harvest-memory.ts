import { brand } from "#shared/brand.ts";
import type { HarvestMark } from "#shared/farms/harvest/harvest-marks.ts";
import type { Outputs } from "../../api/trpc.ts";
import { HARVEST_KEY } from "../../platform/offline/forget-phone.ts";
import type { Report } from "../../platform/offline/offline-queue.ts";
import { readListOfUser, writeOfUser } from "../../platform/offline/phone-storage.ts";

export type Harvest = Outputs["farmer"]["harvest"];
/** A mark on a day's lines that the server has not confirmed. */
export type QueuedMark = HarvestMark &
  Report & {
    farmId: number | undefined;
    day: string;
    /** The product's name, to say which mark it is. Missing in what phones stored before there was this. */
    product?: string | undefined;
  };

/** Stores the marks of each person who shares the phone, like their harvests. */
const QUEUE_KEY = `${brand.slug}-harvest-queue`;

/** This phone's unsent marks, oldest first. */
export function loadMarks(userId: string): QueuedMark[] {
  return readListOfUser(QUEUE_KEY, userId);
}

export function saveMarks(userId: string, queued: readonly QueuedMark[]): boolean {
  return writeOfUser(QUEUE_KEY, userId, queued.length > 0 ? queued : null);
}

/** The harvests this phone has shown for days that are not over, the next day first. */
export function loadHarvests(userId: string, farmId: number | undefined, today: string): Harvest[] {
  return readListOfUser<Harvest>(HARVEST_KEY, userId)
    .filter(({ farm, day }) => day >= today && (farmId === undefined || farm.id === farmId))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Stores a day's harvest until the day is over; past days are removed from the phone. */
export function saveHarvest(userId: string, harvest: Harvest, today: string): void {
  const others = loadHarvests(userId, undefined, today).filter(
    ({ farm, day }) => farm.id !== harvest.farm.id || day !== harvest.day,
  );
  const kept = harvest.day < today ? others : [...others, harvest];
  writeOfUser(HARVEST_KEY, userId, kept.length > 0 ? kept : null);
}
