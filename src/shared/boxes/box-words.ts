import { DECLINES, declineWords } from "../payments/cards/decline.ts";
import { boxesWords as m } from "#messages/boxes-words.ts";
import type { BoxRhythm, BoxState } from "./box-plan.ts";
import type { UnmetSwap } from "./box-swaps.ts";
import { boxSizeOf, type BoxSizeId } from "./boxes.ts";
import { brand } from "../brand.ts";
import { type Cents, formatUsd } from "../money.ts";
import { formatDayOf } from "../time.ts";

/** `every two weeks` */
export function rhythmWords(everyWeeks: BoxRhythm): string {
  return m.rhythms[everyWeeks];
}

/** `small box`, inside a sentence. */
export function boxNoun(size: string): string {
  return boxSizeOf(size).label.toLowerCase();
}

/** What a household sees of one box. */
export function boxStateWords(state: BoxState): string {
  return m.states[state];
}

/** Our reasons why a box does not come, as they are kept with it. */
export const BOX_REFUSALS = [
  "harvest",
  "windows_full",
  "not_served",
  "ended",
  "account_closed",
  "late",
  "declined",
  "declined_thrice",
  "goods_gone",
  "wrong_amount",
] as const;
export type BoxRefusal = (typeof BOX_REFUSALS)[number];

/** Why a box does not come, in words; `zipCode` is where it was to come. */
export function refusalWords(refusal: BoxRefusal, zipCode: string): string {
  return refusal === "not_served" ? m.notServed(zipCode) : m.refusals[refusal];
}

/** What is kept as a box's last problem, in words: our reason, or why the bank refused the card. */
export function problemWords(kept: string | null, zipCode: string): string | null {
  const refusal = BOX_REFUSALS.find((one) => one === kept);
  if (refusal) return refusalWords(refusal, zipCode);
  const decline = DECLINES.find((one) => one === kept);
  return decline ? declineWords(decline) : kept;
}

export type UnmetWords = {
  /** Names of what was asked for, and of what it was to come instead of; null of what is no longer sold. */
  wanted: string | null;
  instead: string | null;
  why: UnmetSwap["why"];
  /** Whether the box holds what was to leave it. */
  stays: boolean;
};

/** `We could not swap Nantes carrots for Chestnuts: not available for that day. The box keeps: ...` */
export function unmetText({ wanted, instead, why, stays }: UnmetWords): string {
  const [left, asked] = [instead, wanted].map((name) => name ?? m.noLongerSold) as [string, string];
  const what = m.unmet[why](left, asked);
  return stays ? `${what} ${m.keeps(left)}` : what;
}

/** What stands above the swaps that a box does not meet: while it can still change, and afterward. */
export function unmetHeading(swaps: number, isOpen: boolean): string {
  return isOpen ? m.unmetNow(swaps) : m.unmetThen(swaps);
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
  return m.consent({
    market: brand.name,
    card,
    total: formatUsd(total),
    box: boxNoun(size),
    rhythm: rhythmWords(everyWeeks),
    day: formatDayOf(chargeAt),
  });
}
