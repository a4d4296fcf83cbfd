import * as fc from "fast-check";
import type { Sql } from "postgres";
import { expect } from "vitest";
import type { Answer } from "../servers/http.ts";

/** Nesting deep enough to overflow the stack of recursive code. */
const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const DEEP = deep(20_000);
const HALF_AS_DEEP = deep(10_000);

/** Raw bodies that are not an object of fields, or are a malicious object. */
export const BODIES_REFUSED: [name: string, body: string][] = [
  ["a list", "[]"],
  ["null", "null"],
  ["a text", '"text"'],
  ["a number", "12"],
  ["nothing in braces", "{}"],
  ["half an object", '{"email":'],
  ["a word JSON does not know", '{"amount":NaN}'],
  ["__proto__", '{"__proto__":{"role":"admin"}}'],
  ["__proto__ in disguise", '{"__pr\\u006fto__":{"role":"admin"}}'],
  ["constructor.prototype", '{"constructor":{"prototype":{"role":"admin"}}}'],
  ["a list 20,000 deep", DEEP],
  ["fields 10,000 deep", `{"email":${HALF_AS_DEEP},"username":${HALF_AS_DEEP}}`],
];

/** Values that no text field accepts. */
export const NO_TEXTS: [name: string, value: unknown][] = [
  ["a number", 12_345_678],
  ["null", null],
  ["a list", ["abcdefgh"]],
  ["an object", { toString: "abcdefgh" }],
  ["a NUL byte", "abcde\u0000fgh"],
  ["a lone surrogate", "abcde\ud800fgh"],
  ["a zero-width space", "abcde\u200bfgh"],
  ["a turned direction", "abcde\u202efgh"],
  ["a line break", "abcde\r\nBcc: x@y.zz"],
  ["10,000 letters", "a".repeat(10_000)],
];

/** Texts that look dangerous but are valid: they are stored unchanged. */
export const HARMLESS = [
  "Zoë 🥕 O'Neil",
  "<script>alert(1)</script>",
  "'; DROP TABLE users; --",
  "=CMD()",
  "{{7*7}}${7*7}",
];

/** The number of rows in each table except the throttles; a rejected call must not change it. */
export async function rowCounts(sql: Sql): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'throttles'`;
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int from "${name}"`);
  const rows = await sql.unsafe<{ name: string; count: number }[]>(counts.join(" union all "));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Asserts that the response is a complete error in plain language that reveals no internals. */
export function expectRefused(answer: Answer, status = 400, message?: string): void {
  const { error, code, requestId } = answer.body;
  expect(answer.status, answer.text).toBe(status);
  expect(answer.body.message).toEqual(message ?? expect.stringMatching(/^[A-Z0-9][^{}\\]{3,}$/));
  expect(answer.text).not.toMatch(
    /Invalid input|expected|Too (?:big|small)|ZodError|node_modules|\bat \/|select .+ from |insert into /,
  );
  expect({ error, code, requestId }).toEqual({
    error: answer.body.message,
    code: expect.stringMatching(/^[a-z_]+$/),
    requestId: expect.any(String),
  });
}

/** Sends a request that must be rejected, and asserts that nothing was written. */
export async function expectNoEffect(
  sql: Sql,
  ask: () => Promise<Answer>,
  status = 400,
  message?: string,
): Promise<Answer> {
  const before = await rowCounts(sql);
  const answer = await ask();
  expectRefused(answer, status, message);
  expect(await rowCounts(sql)).toEqual(before);
  return answer;
}

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("\u0000", "\ud800", "__proto__", "constructor", "1e3", "-0", "", " ".repeat(9)),
  fc.emailAddress(),
);
const anyValue = fc.oneof(
  anyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(Number.MAX_SAFE_INTEGER + 2, -0, 1e308, 2_147_483_648, 0.1, -1),
);

/** Arbitrary bodies, most of them the valid one with a single value or key replaced. */
export function bodiesAround(valid: object): fc.Arbitrary<string> {
  const changed = fc
    .tuple(fc.constantFrom(...pathsOf(valid)), anyValue)
    .map(([path, value]) => JSON.stringify(replaced(valid, path, value)));
  return fc.oneof({ arbitrary: changed, weight: 5 }, fc.json(), anyText);
}

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return path.length > 0 ? [path, ...below] : below;
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> | unknown[] = structuredClone(value) as never;
  const at = copy as Record<string, unknown>;
  at[key] = replaced(at[key], rest, by);
  return copy;
}
