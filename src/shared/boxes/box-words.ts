import { declineReason, DECLINES } from "../payments/cards/decline.ts";
import { boxesWords as m } from "#messages/boxes/words.ts";
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

/** `small box`, for use within a sentence. */
export function boxNoun(size: BoxSizeId): string {
  return boxSizeOf(size).label.toLowerCase();
}

/** A box's state as shown to its household. */
export function boxStateWords(state: BoxState): string {
  return m.states[state];
}

/** Our reasons for not delivering a box, as stored with it. */
const BOX_REFUSALS = [
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

/** Explains why a box will not be delivered; `zipCode` is its destination. */
export function refusalWords(refusal: BoxRefusal, zipCode: string): string {
  return refusal === "not_served" ? m.notServed(zipCode) : m.refusals[refusal];
}

/** A box's last stored problem in words: our reason, or why the bank declined the card. */
export function problemWords(kept: string | null, zipCode: string): string | null {
  const refusal = BOX_REFUSALS.find((one) => one === kept);
  if (refusal) return refusalWords(refusal, zipCode);
  const decline = DECLINES.find((one) => one === kept);
  return decline ? declineReason(decline) : kept;
}

export type UnmetWords = {
  /** Names of the requested product and of the one it was to replace; null for products no longer sold. */
  wanted: string | null;
  instead: string | null;
  why: UnmetSwap["why"];
  /** Whether the product that was to be replaced is still in the box. */
  stays: boolean;
};

/** `We could not swap Nantes carrots for Chestnuts: not available for that day. The box keeps: ...` */
export function unmetText({ wanted, instead, why, stays }: UnmetWords): string {
  const [left, asked] = [instead, wanted].map((name) => name ?? m.noLongerSold) as [string, string];
  const what = m.unmet[why](left, asked);
  return stays ? `${what} ${m.keeps(left)}` : what;
}

/** The heading above a box's unmet swaps: while the box can still be changed, and afterward. */
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

/** The consent text a household agrees to; stored verbatim with the subscription. */
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
