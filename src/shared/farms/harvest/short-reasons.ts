import { logisticsWords as m } from "#messages/logistics/words.ts";
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

/** Reasons for a shortage, in the words the customer reads. */
export const SHORT_REASONS = labeled(SHORT_REASON_IDS, () => m.shortReasons);

/** A reason as a sentence without its period; empty if there is none. */
export function shortReasonWords(id: string | null): string {
  return SHORT_REASONS.find((reason) => reason.id === id)?.label ?? "";
}
