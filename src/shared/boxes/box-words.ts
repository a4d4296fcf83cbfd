import type { BoxRhythm, BoxState } from "./box-plan.ts";
import type { UnmetSwap } from "./box-swaps.ts";
import { boxSizeOf, type BoxSizeId } from "./boxes.ts";
import { brand } from "../brand.ts";
import { type Cents, formatUsd } from "../money.ts";
import { formatDayOf } from "../time.ts";

/** `every two weeks` */
export const RHYTHM_WORDS: Record<BoxRhythm, string> = {
  1: "every week",
  2: "every two weeks",
  4: "every four weeks",
};

/** What a household sees of one box. */
export const BOX_STATE_WORDS: Record<BoxState, string> = {
  planned: "Planned",
  skipped: "Skipped",
  charging: "Being charged",
  declined: "Card declined",
  placed: "Ordered",
  given_up: "Does not come",
  canceled: "Canceled",
};

type UnmetWords = {
  /** Names of what was asked for, and of what it was to come instead of. */
  wanted: string;
  instead: string;
  why: UnmetSwap["why"];
  /** Whether the box holds what was to leave it. */
  stays: boolean;
};

/** `We could not swap Nantes carrots for Chestnuts: not available for that day. The box keeps: ...` */
export function unmetText({ wanted, instead, why, stays }: UnmetWords): string {
  const reason =
    why === "gone" ? "not available for that day" : "the box would not add up to its price";
  const rest = stays ? ` The box keeps: ${instead}.` : "";
  return `We could not swap ${instead} for ${wanted}: ${reason}.${rest}`;
}

/** What stands above the swaps that a box does not meet: while it can still change, and afterward. */
export function unmetHeading(swaps: number, isOpen: boolean): string {
  const isOne = swaps === 1;
  if (!isOpen) return isOne ? "A swap was not possible:" : "Some swaps were not possible:";
  const what = isOne ? "a swap is" : "some swaps are";
  return `Right now ${what} not possible:`;
}

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
    `${RHYTHM_WORDS[everyWeeks]}, first on ${formatDayOf(chargeAt)}, until I cancel. ` +
    "I can skip or cancel each box online until it is charged."
  );
}
