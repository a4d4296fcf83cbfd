import type { BoxRhythm, BoxState } from "./box-plan.ts";
import { boxSizeOf, type BoxSizeId } from "./boxes.ts";
import { brand } from "./brand.ts";
import { type Cents, formatUsd } from "./money.ts";
import { formatInstant } from "./time.ts";

/** `every two weeks` */
export const RHYTHM_WORDS: Record<BoxRhythm, string> = {
  1: "every week",
  2: "every two weeks",
  4: "every four weeks",
};

/** What a household is told about one box. */
export const BOX_STATE_WORDS: Record<BoxState, string> = {
  planned: "Planned",
  skipped: "Skipped",
  charging: "Being charged",
  declined: "Card declined",
  placed: "Ordered",
  given_up: "Does not come",
  cancelled: "Cancelled",
};

type Agreement = {
  size: BoxSizeId;
  everyWeeks: BoxRhythm;
  total: Cents;
  /** `Visa ending in 4242` */
  card: string;
  chargeAt: string;
};

/** The sentence a household agrees to; kept word for word with the subscription. */
export function consentTextOf({ size, everyWeeks, total, card, chargeAt }: Agreement): string {
  const box = boxSizeOf(size).label.toLowerCase();
  return (
    `I agree that ${brand.name} charges my ${card} ${formatUsd(total)} for a ${box} ` +
    `${RHYTHM_WORDS[everyWeeks]}, first on ${formatInstant(chargeAt)}, until I cancel. ` +
    "I can skip or cancel each box online until it is charged."
  );
}
