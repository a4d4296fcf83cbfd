import { inventoryWords as m } from "#messages/inventory/words.ts";
import type { BulkAct } from "./bulk-edit.ts";
import { labeled } from "../labeled.ts";
import { readCell } from "./inventory-cells.ts";

/** Actions for several products at once, as shown in the menu. */
const BULK_CHOICE_IDS = [
  "pause",
  "list",
  "raise_share",
  "lower_share",
  "raise_amount",
  "lower_amount",
  "stock",
  "season",
] as const;
export type BulkChoice = (typeof BULK_CHOICE_IDS)[number];
export const BULK_CHOICES = labeled(BULK_CHOICE_IDS, () => m.bulkChoices);

type Typed = {
  /** A percentage, dollars or units. */
  text: string;
  season: readonly number[];
};

/** Prices can be raised to at most ten times their value. */
const MOST_PERCENT = 900;

/** Parses the chosen action and its input, or returns an error message. */
export function readAct(choice: BulkChoice, { text, season }: Typed): BulkAct | string {
  switch (choice) {
    case "pause":
    case "list":
      return { kind: "paused", paused: choice === "pause" };
    case "raise_share":
      return shareAct(text, 1);
    case "lower_share":
      return shareAct(text, -1);
    case "raise_amount":
      return amountAct(text, 1);
    case "lower_amount":
      return amountAct(text, -1);
    case "stock":
      return stockAct(text);
    case "season":
      return season.length > 0 ? { kind: "season", season } : m.chooseMonth;
  }
}

function shareAct(text: string, sign: 1 | -1): BulkAct | string {
  const typed = text.trim().replace(/\s*%$/, "");
  const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : 0;
  if (percent <= 0 || percent > MOST_PERCENT) return m.enterShare;
  return { kind: "price_share", share: sign * Math.round(percent * 100) };
}

function amountAct(text: string, sign: 1 | -1): BulkAct | string {
  const read = readCell("price", text);
  if (typeof read === "string" || read.price === undefined) return m.enterAmount;
  return { kind: "price_amount", amount: sign * read.price };
}

function stockAct(text: string): BulkAct | string {
  const read = readCell("stock", text);
  if (typeof read === "string") return read;
  return { kind: "stock", stock: read.stock ?? 0 };
}
