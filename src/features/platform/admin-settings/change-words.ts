import { cents, formatUsd } from "#shared/money.ts";

/** `tax: 8.75% → 9.00%` of every setting that was changed; amounts and rates with two decimals. */
export function changeWords(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .map(([key, change]) => {
      const { from, to } = change as { from: unknown; to: unknown };
      return `${wordOf(key)}: ${valueOf(key, from)} → ${valueOf(key, to)}`;
    })
    .join("; ");
}

/** `deliveryFeeCents` is read as `delivery fee`: its unit stands with the value. */
function wordOf(key: string): string {
  return key
    .replace(/(?:Cents|Bps)$/, "")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function valueOf(key: string, value: unknown): string {
  if (value === null) return "none";
  if (typeof value === "object") return JSON.stringify(value);
  if (typeof value === "number" && key.endsWith("Cents")) return formatUsd(cents(value));
  if (typeof value === "number" && key.endsWith("Bps")) return `${(value / 100).toFixed(2)}%`;
  return String(value);
}
