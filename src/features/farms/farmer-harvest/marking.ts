import type { HarvestMark } from "#shared/farms/harvest/harvest-marks.ts";

/** What the lists of a day need to mark their lines. */
export type Marking = {
  /** Whether marks are queued to be sent later. */
  isOffline: boolean;
  mark: (said: HarvestMark) => void;
};
