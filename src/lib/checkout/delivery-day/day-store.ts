import { brand } from "#shared/brand.ts";
import { type Day, isDay } from "#shared/time.ts";
import { storedText, useStored } from "../../forms/stored-text.ts";

const stored = storedText(`${brand.slug}-day`);

/** The delivery day the visitor chose; null on the server and before the first choice. */
export function useKeptDay(): Day | null {
  return useStored(stored, keptDay);
}

/** The delivery day the visitor chose, read outside of rendering. */
export function keptDay(): Day | null {
  const kept = stored.read();
  return kept !== null && isDay(kept) ? kept : null;
}

/** Stores the day in this browser, for all its tabs; null removes it. */
export const keepDay: (day: Day | null) => void = stored.write;
