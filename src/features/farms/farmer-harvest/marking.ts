import type { HarvestMark } from "#shared/farms/harvest/harvest-marks.ts";

/** How the lists of a day are marked. */
export type Marking = {
  /** What is marked now is sent later. */
  isOffline: boolean;
  mark: (said: HarvestMark) => void;
};
