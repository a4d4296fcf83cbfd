import { isRecord } from "../is-record.ts";
import type { CheckoutFields } from "./checkout-fields.ts";
import type { PriceChange, StockShortage } from "./checkout.ts";
import type { WindowId } from "./delivery.ts";
import { cents, type Cents } from "../money.ts";
import { PART_OF_SUM, sumChanges } from "../catalog/price-change.ts";
import type { Bill, Totals } from "./pricing.ts";
import type { TaxPart } from "./tax/tax.ts";

/** Why a checkout failed, in a form the UI can offer a fix for. */
export type CheckoutIssue =
  /** `totals` are the server's current ones, to display while asking the shopper. */
  | { kind: "price"; changes: readonly PriceChange[]; total: Cents | null; totals: Totals | null }
  /** `limited` if more is in stock than one visitor or network address may hold before paying. */
  | { kind: "stock"; shortages: readonly StockShortage[]; limited?: boolean }
  | { kind: "window"; next: { day: string; window: WindowId } | null }
  /** Without a number nothing is placed: a payment is still on its way, or goes back; the message says which. */
  | { kind: "paid"; orderNumber: string | null; message: string }
  | { kind: "other"; message: string; fieldErrors: Readonly<Record<string, string>> };

/** A failed call, as returned by `failureOf`. */
export type CallFailure = {
  message: string;
  code: string;
  details: unknown;
  fieldErrors?: Readonly<Record<string, string>> | null;
};

/**
 * Interprets the error of a failed checkout. `fallback` is the message if the server could not be reached; `shown`
 * is the total the shopper saw, used to name the parts that changed.
 */
export function issueOf(
  failure: CallFailure | null,
  fallback: string,
  shown: Bill | null = null,
): CheckoutIssue {
  if (!failure) return { kind: "other", message: fallback, fieldErrors: {} };
  const details = isRecord(failure.details) ? failure.details : {};
  switch (failure.code) {
    case "price_changed":
      return priceIssue(details, shown);
    case "out_of_stock":
      return {
        kind: "stock",
        shortages: listOf(details["shortages"], isShortage),
        ...(details["limited"] === true ? { limited: true } : {}),
      };
    case "window_full":
      return { kind: "window", next: slotIn(details["next"]) };
    case "already_paid":
      return {
        kind: "paid",
        orderNumber: textIn(details["orderNumber"]),
        message: failure.message,
      };
    case "undeliverable":
      return {
        kind: "other",
        message: failure.message,
        fieldErrors: { "delivery.zipCode": failure.message },
      };
    default:
      return { kind: "other", message: failure.message, fieldErrors: failure.fieldErrors ?? {} };
  }
}

/** The fields with the next available window, if the chosen one was full. */
export function withNextWindow(
  fields: CheckoutFields,
  issue: CheckoutIssue | null,
): CheckoutFields {
  if (issue?.kind !== "window" || !issue.next) return fields;
  return { ...fields, deliveryDate: issue.next.day, deliveryTime: issue.next.window };
}

/** Compares the totals part by part if both are known; otherwise uses the single change the server reported. */
function priceIssue(details: Record<string, unknown>, shown: Bill | null): CheckoutIssue {
  const listed = listOf(details["changes"], isChange);
  const totals = totalsIn(details["totals"]);
  const taxBps = details["taxBps"];
  const parts = shown && totals && isRate(taxBps) ? sumChanges(shown, { totals, taxBps }) : [];
  const goods = listed.filter(({ id }) => id !== PART_OF_SUM);
  return {
    kind: "price",
    changes: parts.length > 0 ? [...goods, ...parts] : listed,
    total: totalIn(details),
    totals,
  };
}

function isRate(value: unknown): value is number | null {
  return value === null || typeof value === "number";
}

const PARTS = ["subtotal", "tax", "delivery", "discount", "credit", "total"] as const;

function totalsIn(value: unknown): Totals | null {
  if (!isRecord(value) || !PARTS.every((part) => Number.isSafeInteger(value[part]))) return null;
  const amount = (part: (typeof PARTS)[number]) => cents(Number(value[part]));
  return {
    subtotal: amount("subtotal"),
    tax: amount("tax"),
    ...taxesIn(value["taxes"]),
    delivery: amount("delivery"),
    discount: amount("discount"),
    ...(Number.isSafeInteger(value["promotion"]) && {
      promotion: cents(Number(value["promotion"])),
    }),
    credit: amount("credit"),
    total: amount("total"),
  };
}

function taxesIn(value: unknown): Pick<Totals, "taxes"> {
  const taxes = listOf(value, isTaxPart);
  return taxes.length > 0 ? { taxes } : {};
}

function isTaxPart(value: unknown): value is TaxPart {
  return (
    isRecord(value) &&
    typeof value["authority"] === "string" &&
    ["bps", "base", "amount"].every((field) => Number.isSafeInteger(value[field]))
  );
}

function totalIn(details: Record<string, unknown>): Cents | null {
  const total = details["total"];
  return typeof total === "number" && Number.isSafeInteger(total) ? cents(total) : null;
}

function slotIn(value: unknown): { day: string; window: WindowId } | null {
  if (!isRecord(value) || typeof value["day"] !== "string") return null;
  const window = value["window"];
  if (window !== "morning" && window !== "afternoon" && window !== "evening") return null;
  return { day: value["day"], window };
}

function textIn(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function isChange(value: unknown): value is PriceChange {
  return isRecord(value) && ["id", "from", "to"].every((field) => typeof value[field] === "number");
}

function isShortage(value: unknown): value is StockShortage {
  return (
    isRecord(value) && ["id", "wanted", "left"].every((field) => typeof value[field] === "number")
  );
}

function listOf<T>(value: unknown, fits: (entry: unknown) => entry is T): T[] {
  return Array.isArray(value) ? value.filter(fits) : [];
}
