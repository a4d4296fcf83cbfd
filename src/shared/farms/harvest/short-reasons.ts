import { logisticsWords as m } from "#messages/logistics-words.ts";
import { labeled } from "../../labeled.ts";

export const SHORT_REASON_IDS = [
  "weather",
  "pests",
  "small_harvest",
  "quality",
  "damaged",
  "miscounted",
] as const;
export type ShortReason = (typeof SHORT_REASON_IDS)[number];

/** Why a farm brings less than was bought; the customer reads these words. */
export const SHORT_REASONS = labeled(SHORT_REASON_IDS, () => m.shortReasons);

/** The words of a reason, a whole sentence without its full stop; empty for none. */
export function shortReasonWords(id: string | null): string {
  return SHORT_REASONS.find((reason) => reason.id === id)?.label ?? "";
}
