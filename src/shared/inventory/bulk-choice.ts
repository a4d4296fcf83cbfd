import type { BulkAct } from "./bulk-edit.ts";
import { readCell } from "./inventory-cells.ts";

/** What can be done to several products at once, as it is chosen. */
export const BULK_CHOICES = [
  { id: "pause", label: "Pause them" },
  { id: "list", label: "Put them in the shop" },
  { id: "raise_share", label: "Raise prices by percent" },
  { id: "lower_share", label: "Lower prices by percent" },
  { id: "raise_amount", label: "Raise prices by an amount" },
  { id: "lower_amount", label: "Lower prices by an amount" },
  { id: "stock", label: "Set the stock" },
  { id: "season", label: "Set the season" },
] as const;
export type BulkChoice = (typeof BULK_CHOICES)[number]["id"];

type Typed = {
  /** Percent, dollars or units. */
  text: string;
  season: readonly number[];
};

/** Prices rise to ten times what they are at the most. */
const MOST_PERCENT = 900;

/** The act that was chosen and typed, or what is missing in words. */
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
      return season.length > 0 ? { kind: "season", season } : "Choose a month";
  }
}

function shareAct(text: string, sign: 1 | -1): BulkAct | string {
  const typed = text.trim().replace(/\s*%$/, "");
  const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : 0;
  if (percent <= 0 || percent > MOST_PERCENT) return "Enter a percentage, such as 10 or 2.5";
  return { kind: "price_share", share: sign * Math.round(percent * 100) };
}

function amountAct(text: string, sign: 1 | -1): BulkAct | string {
  const read = readCell("price", text);
  if (typeof read === "string" || read.price === undefined) return "Enter dollars, such as 0.50";
  return { kind: "price_amount", amount: sign * read.price };
}

function stockAct(text: string): BulkAct | string {
  const read = readCell("stock", text);
  if (typeof read === "string") return read;
  return { kind: "stock", stock: read.stock ?? 0 };
}
