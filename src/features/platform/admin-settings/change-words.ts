import { cents, formatUsd } from "#shared/money.ts";
import { formatDayShort, isDay } from "#shared/time.ts";

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
  if (Array.isArray(value)) return value.map((one) => partOf(one)).join(", ") || "none";
  if (typeof value === "object") return partOf(value);
  if (typeof value === "number" && key.endsWith("Cents")) return formatUsd(cents(value));
  if (typeof value === "number" && key.endsWith("Bps")) return `${(value / 100).toFixed(2)}%`;
  return String(value);
}

/** A day of a list, or what an object holds: `morning 40, evening 20`, `Coast (fee $4.99)`. */
function partOf(part: unknown): string {
  if (typeof part === "string" && isDay(part)) return formatDayShort(part);
  if (typeof part !== "object" || part === null) return String(part);
  const { name, ...rest } = part as Record<string, unknown>;
  const words = Object.entries(rest)
    .map(([key, value]) => `${wordOf(key)} ${valueOf(key, value)}`)
    .join(", ");
  return typeof name === "string" ? `${name} (${words})` : words;
}
