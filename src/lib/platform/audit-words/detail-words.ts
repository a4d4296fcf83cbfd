import { platformAuditFacts as m } from "#messages/platform/operations/audit-facts.ts";
import { answerWords } from "#shared/farms/applications/application.ts";
import { LATE_CAUSES, lateCauseWords } from "#shared/logistics/late-cause.ts";
import { causeWords } from "#shared/orders/words/cause-words.ts";
import { actorWords } from "#shared/platform/audit/audit-actor.ts";
import { BEARER_WORDS } from "#shared/payments/refunds/refund-cause.ts";
import { isRecord } from "#shared/is-record.ts";
import { knownWords } from "#shared/platform/known-words.ts";
import { sourceWords } from "#shared/subscribers/source-words.ts";
import { cents, formatUsd } from "#shared/money.ts";
import {
  addDays,
  formatDayFull,
  formatDayShort,
  formatInstant,
  isDay,
  isInstant,
  weekdayName,
} from "#shared/time.ts";

/** Lists of weekdays by their numbers, Sunday 0. */
const WEEKDAYS: ReadonlySet<string> = new Set(["deliveryWeekdays", "weekdays"]);
const A_SUNDAY = "2026-01-04";

/** Audit log facts in whole cents whose names do not say so. */
const AMOUNTS: ReadonlySet<string> = new Set([
  "amount",
  "credit",
  "delivery",
  "price",
  "refunded",
  "ours",
  "theirs",
]);

/** The details of an audit log entry, one line per fact: `tax: 8.75% → 9.00%`, `amount: $4.50`. */
export function detailWords(detail: Record<string, unknown>): string[] {
  return Object.entries(detail).map(([key, fact]) => {
    const words = isChange(fact)
      ? `${valueOf(key, fact.from)} → ${valueOf(key, fact.to)}`
      : valueOf(key, fact);
    return m.fact(wordOf(key), words);
  });
}

function isChange(fact: unknown): fact is { from: unknown; to: unknown } {
  return isRecord(fact) && "from" in fact && "to" in fact;
}

/**
 * `deliveryFeeCents` is shown as `delivery fee`, with the unit in the value. A fact without a label is shown by
 * name.
 */
function wordOf(key: string): string {
  const plain = () =>
    key.replace(/(?:Cents|Bps)$/, "").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return knownWords(m.facts, key) ?? plain();
}

function valueOf(key: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return m.none;
  if (key === "audience" && isRecord(value)) return audienceOf(value);
  if (Array.isArray(value)) return value.map((one) => oneOf(key, one)).join(", ") || m.none;
  if (typeof value === "object") return partOf(value);
  if (typeof value === "boolean") return value ? m.yes : m.no;
  if (typeof value === "number") return numberOf(key, value);
  if (key === "reason" || key === "cause") return causeWords(String(value));
  if (key === "lateCause") return lateCauseOr(String(value));
  if (key === "source") return sourceWords(String(value));
  if (key === "bearer") return knownWords(BEARER_WORDS, String(value)) ?? String(value);
  return timeOf(String(value));
}

/** One of a list: a weekday, an answer that a farm changed, a day, or whatever else it is. */
function oneOf(key: string, one: unknown): string {
  const isWeekday = WEEKDAYS.has(key) && typeof one === "number";
  if (isWeekday) return weekdayName(addDays(A_SUNDAY, one));
  if (key === "windows") return wordOf(partOf(one));
  return key === "changed" ? answerWords(partOf(one)) : partOf(one);
}

/** Whom a message went to, without the criteria that were not chosen. */
function audienceOf(audience: Record<string, unknown>): string {
  const isChosen = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
  return Object.entries(audience)
    .filter(([, value]) => isChosen(value))
    .map(([key, value]) => {
      const isWord = key === "kind" || key === "about";
      return isWord
        ? (knownWords(m.audiences, String(value)) ?? String(value))
        : `${wordOf(key)} ${valueOf(key, value)}`;
    })
    .join(", ");
}

function numberOf(key: string, value: number): string {
  if (key.endsWith("Cents") || AMOUNTS.has(key)) return formatUsd(cents(value));
  if (key.endsWith("Bps")) return m.percent((value / 100).toFixed(2));
  return String(value);
}

function lateCauseOr(value: string): string {
  const known = LATE_CAUSES.find((one) => one === value);
  return known ? lateCauseWords(known) : value;
}

/** A day with its year, since certificates expire years from now; an instant in the business's time zone. */
function timeOf(text: string): string {
  if (isDay(text)) return formatDayFull(text);
  return isInstant(text) ? formatInstant(text) : actorWords(text);
}

/** A day in a list, or the contents of an object: `morning 40, evening 20`, `Coast (fee $4.99)`. */
function partOf(part: unknown): string {
  if (typeof part === "string" && isDay(part)) return formatDayShort(part);
  if (!isRecord(part)) return String(part);
  const { name, ...rest } = part;
  const words = Object.entries(rest)
    .map(([key, value]) => `${wordOf(key)} ${valueOf(key, value)}`)
    .join(", ");
  return typeof name === "string" ? `${name} (${words})` : words;
}
