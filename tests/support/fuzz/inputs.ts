import * as fc from "fast-check";
import { z } from "zod";

/** The subset of JSON Schema used by procedure inputs. */
type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  format?: string;
};

/** Texts and numbers from database rows, so that inputs refer to existing things. */
export type Known = {
  texts: readonly string[];
  numbers: readonly number[];
  /** If set, every free text is this one, and the rest of the input is valid. */
  only?: string;
};

/** Days that do not exist, or that Postgres cannot store. */
const DAYS = [
  "2026-02-30",
  "2026-13-01",
  "2026-00-10",
  "2026-11-31",
  "0000-01-01",
  "9999-12-31",
  "10000-01-01",
  "-000001-01-01",
  "2026-11-26",
  "2026-1-1",
  "2026-11-26T25:61:61Z",
  "infinity",
  "24:00",
  "2026-13",
];

const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e",
  "\u200b",
  "a\r\nb",
  "__proto__",
  "constructor",
  "1e3",
  "-0",
  "NaN",
  "%",
  "_%\\",
  "'; --",
  "{}",
  "[1]",
  "=1+1",
  "../../etc/passwd",
  "((((((",
  "a & ! | b:*",
  "\\",
  "🥕".repeat(60),
  "a".repeat(10_000),
  "00000000-0000-0000-0000-000000000000",
  ...DAYS,
];

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.005,
  99,
  100,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  1e21,
  1e308,
  5e-324,
];

/**
 * Inputs for a schema. Most match it, with values from existing rows, except for one or more malicious or misplaced
 * values. Some do not match it at all.
 */
export function inputsOf(schema: unknown, known: Known): fc.Arbitrary<unknown> {
  const anything = fc.oneof(hostile(known), fc.jsonValue({ maxDepth: 2 }));
  if (!(schema instanceof z.ZodType)) return fc.oneof(fc.constant(undefined), anything);
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  return fc.oneof(
    { arbitrary: valueOf(shape as Schema, known), weight: 12 },
    { arbitrary: anything, weight: 1 },
  );
}

/** Texts that each break careless code in a different way. */
const BREAKING = ["a\u0000b", "\ud800", "2026-02-30", "0000-01-01"];

/** Valid inputs in which every free text is the same malicious one. */
export function brokenInputsOf(schema: unknown, seed: number): unknown[] {
  if (!(schema instanceof z.ZodType)) return [];
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  return BREAKING.flatMap((text) =>
    fc.sample(valueOf(shape as Schema, { texts: [text], numbers: [1], only: text }), {
      numRuns: 1,
      seed,
    }),
  );
}

/** A single value that breaks careless code. */
function hostile(known: Known): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom<unknown>(...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, null, true, {}),
    fc.constantFrom<unknown>([], [null], { length: -1 }, { toString: null }),
    fc.constantFrom<unknown>(...known.texts, ...known.numbers),
    fc.string({ unit: "binary", maxLength: 30 }),
  );
}

function valueOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (isLeaf(schema)) {
    if (known.only !== undefined) return leafOf(schema, known);
    return fc.oneof(
      { arbitrary: leafOf(schema, known), weight: 9 },
      { arbitrary: hostile(known), weight: 1 },
    );
  }
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => valueOf(option, known)));
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map((part) => valueOf(part, known)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  }
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((at) => valueOf(at, known)));
  if (schema.items) return fc.array(valueOf(schema.items, known), { maxLength: 4 });
  return objectOf(schema, known);
}

function isLeaf({ anyOf, oneOf, allOf, items, prefixItems, properties }: Schema): boolean {
  return !(anyOf ?? oneOf ?? allOf ?? items ?? prefixItems ?? properties);
}

function objectOf({ properties = {}, required = [] }: Schema, known: Known) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valueOf(field, known)]),
  );
  const strict = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const loose = fc.record(fields, { requiredKeys: [] });
  return fc.oneof({ arbitrary: strict, weight: 15 }, { arbitrary: loose, weight: 1 });
}

function leafOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === "string") return textOf(schema.format, known);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  const isNumber = schema.type === "number" || schema.type === "integer";
  return isNumber ? numberOf(known) : hostile(known);
}

function numberOf(known: Known): fc.Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(...known.numbers),
    fc.nat(20),
    fc.constantFrom(...HOSTILE_NUMBERS),
  );
}

function textOf(format: string | undefined, known: Known): fc.Arbitrary<string> {
  if (known.only !== undefined) return fc.constant(known.only);
  if (format === "email") return fc.emailAddress();
  if (format === "uuid") {
    const ids = known.texts.filter((text) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text));
    return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  }
  return fc.oneof(
    fc.constantFrom(...known.texts),
    fc.constantFrom(...HOSTILE_TEXTS),
    fc.constantFrom(...DAYS),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
    fc.emailAddress(),
  );
}
