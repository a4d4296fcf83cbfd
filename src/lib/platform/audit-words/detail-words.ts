import { platformAuditFacts as m } from "#messages/platform-audit-facts.ts";
import { causeWords } from "#shared/orders/cause-words.ts";
import { actorWords } from "#shared/platform/audit/audit-actor.ts";
import { BEARER_WORDS } from "#shared/payments/refunds/refund-cause.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { formatDayFull, formatDayShort, formatInstant, isDay, isInstant } from "#shared/time.ts";

/** Facts of the audit log that are whole cents though their name does not say so. */
const AMOUNTS: ReadonlySet<string> = new Set([
  "amount",
  "credit",
  "delivery",
  "price",
  "refunded",
  "ours",
  "theirs",
]);

/** What an entry of the audit log says beyond its action, a line for each fact: `tax: 8.75% → 9.00%`, `amount: $4.50`. */
export function detailWords(detail: Record<string, unknown>): string[] {
  return Object.entries(detail).map(([key, fact]) => {
    const words = isChange(fact)
      ? `${valueOf(key, fact.from)} → ${valueOf(key, fact.to)}`
      : valueOf(key, fact);
    return m.fact(wordOf(key), words);
  });
}

function isChange(fact: unknown): fact is { from: unknown; to: unknown } {
  return typeof fact === "object" && fact !== null && "from" in fact && "to" in fact;
}

/** `deliveryFeeCents` is read as `delivery fee`: its unit stands with the value. A fact without words is read by its name. */
function wordOf(key: string): string {
  const known: Readonly<Record<string, string>> = m.facts;
  if (Object.hasOwn(known, key)) return known[key] ?? key;
  return key
    .replace(/(?:Cents|Bps)$/, "")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function valueOf(key: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return m.none;
  if (Array.isArray(value)) return value.map((one) => partOf(one)).join(", ") || m.none;
  if (typeof value === "object") return partOf(value);
  if (typeof value === "boolean") return value ? m.yes : m.no;
  if (typeof value === "number") return numberOf(key, value);
  if (key === "reason" || key === "cause") return causeWords(String(value));
  return key === "bearer" ? bearerWords(String(value)) : timeOf(String(value));
}

function bearerWords(bearer: string): string {
  const known: Readonly<Record<string, string>> = BEARER_WORDS;
  return known[bearer] ?? bearer;
}

function numberOf(key: string, value: number): string {
  if (key.endsWith("Cents") || AMOUNTS.has(key)) return formatUsd(cents(value));
  if (key.endsWith("Bps")) return m.percent((value / 100).toFixed(2));
  return String(value);
}

/** A day with its year, as a certificate ends years from now; an instant in the business's zone. */
function timeOf(text: string): string {
  if (isDay(text)) return formatDayFull(text);
  return isInstant(text) ? formatInstant(text) : actorWords(text);
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
