import { invalid, missingParam } from "./errors.ts";
import type { Field, Form } from "./form.ts";

type Reader<T> = (field: Field, name: string) => T;
type Spec = { [name: string]: Reader<unknown> };
/** The parsed parameters of one operation; `null` means that the caller cleared the field. */
export type Params<S extends Spec> = { [K in keyof S]?: ReturnType<S[K]> };

/** Parses an operation's parameters. Throws `parameter_unknown` for any others. */
export function readParams<S extends Spec>(form: Form, spec: S): Params<S> {
  const read: Partial<Record<string, unknown>> = {};
  for (const name of Object.keys(form)) {
    const reader = Object.hasOwn(spec, name) ? spec[name] : undefined;
    const field = form[name];
    if (name === "expand") continue;
    if (!reader) throw invalid(`Received unknown parameter: ${name}`, "parameter_unknown", name);
    if (field !== undefined) read[name] = reader(field, name);
  }
  return read as Params<S>;
}

export function required<T>(value: T | null | undefined, name: string): T {
  if (value === undefined || value === null) throw missingParam(name);
  return value;
}

/** A string; an empty one clears the field. */
export const text: Reader<string | null> = (field, name) => {
  if (typeof field !== "string")
    throw invalid(`Invalid string: ${name}`, "parameter_invalid_string", name);
  if (field.length > 5000)
    throw invalid(`Invalid string: ${name} is too long`, "parameter_invalid_string_length", name);
  return field === "" ? null : field;
};

export const integer: Reader<number> = (field, name) => {
  const value = typeof field === "string" && /^-?\d{1,15}$/.test(field) ? Number(field) : NaN;
  if (!Number.isSafeInteger(value)) {
    throw invalid(`Invalid integer: ${String(field)}`, "parameter_invalid_integer", name);
  }
  return value;
};

export const flag: Reader<boolean> = (field, name) => {
  if (field !== "true" && field !== "false") {
    throw invalid(`Invalid boolean: ${String(field)}`, "parameter_invalid_boolean", name);
  }
  return field === "true";
};

/** One of the given strings. */
export function oneOf<T extends string>(...words: T[]): Reader<T> {
  return (field, name) => {
    const word = words.find((candidate) => candidate === field);
    if (word === undefined) {
      throw invalid(
        `Invalid ${name}: must be one of ${words.join(", ")}`,
        "parameter_invalid_string",
        name,
      );
    }
    return word;
  };
}

/** Like `read`, but an empty string clears the value. */
export function orEmpty<T>(read: Reader<T>): Reader<T | null> {
  return (field, name) => (field === "" ? null : read(field, name));
}

export const list: Reader<string[]> = (field, name) => {
  if (!Array.isArray(field)) throw invalid(`Invalid array`, "parameter_invalid_array", name);
  return field.map((item) => required(text(item, name), name));
};

/** A nested group, parsed by the operation itself; an empty string clears it. */
export const group: Reader<Form | null> = (field, name) => {
  if (field === "") return null;
  if (typeof field === "string") throw invalid(`Invalid object`, undefined, name);
  return Array.isArray(field) ? Object.fromEntries(Object.entries(field)) : field;
};

const MAX_KEYS = 50;

/** Metadata changes: an empty value removes its key, an empty string removes all keys (`null`). */
export const metadata: Reader<Record<string, string> | null> = (field, name) => {
  const entries = group(field, name);
  if (entries === null) return null;
  const keys = Object.keys(entries);
  if (keys.length > MAX_KEYS) throw invalid("You can have up to 50 metadata keys", undefined, name);
  return Object.fromEntries(
    keys.map((key) => {
      const value = entries[key];
      if (typeof value !== "string" || key.length > 40 || value.length > 500) {
        throw invalid("Metadata keys have up to 40, values up to 500 characters", undefined, name);
      }
      return [key, value];
    }),
  );
};

export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (change === null) return {};
  return Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== ""),
  );
}
