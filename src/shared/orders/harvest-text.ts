import { farmsHarvestDay as m } from "#messages/farms/harvest/harvest-day.ts";
import { formatDayShort } from "../time.ts";
import type { LineHarvest } from "./line-harvest.ts";

/** When the goods of an order's line were harvested or are going to be; nothing if that is not known. */
export function harvestText(harvest: LineHarvest | null | undefined): string | null {
  if (!harvest) return null;
  const day = formatDayShort(harvest.day);
  return harvest.isOver ? m.harvested(day) : m.expected(day);
}
