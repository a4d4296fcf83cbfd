import { readdirSync } from "node:fs";
import type { Language } from "#shared/language.ts";

/** A message that is a function, with its parameter names; `object` if it takes them as one object. */
export type Filled = {
  path: string;
  say: (...parts: unknown[]) => unknown;
  parts: readonly string[];
  object: boolean;
};

/** All messages of a language that take parameters, named by file and key. */
export async function filledMessages(language: Language): Promise<Filled[]> {
  const folder = new URL(`../../src/messages/${language}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && file !== "kit.ts",
  );
  const catalogs = files.map(async (file) =>
    filledIn(file, { ...((await import(new URL(file, folder).href)) as object) }),
  );
  return (await Promise.all(catalogs)).flat();
}

/** The messages with parameters in part of a catalog; `path` is its name. */
export function filledIn(path: string, value: unknown): Filled[] {
  if (typeof value === "function") {
    const [, brace, parts = ""] = /^\(\s*(\{)?([^)}]*)/.exec(String(value)) ?? [];
    const names = parts.split(",").map((part) => part.trim());
    return [
      { path, say: value as Filled["say"], parts: names.filter(Boolean), object: brace === "{" },
    ];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => filledIn(`${path} ${key}`, inner));
}

/** Candidate values for parameters that a test does not set. */
const STAND_INS: readonly unknown[] = ["x", 2, ["x"], (words: string) => words];

/**
 * Renders a message with values for the named parameters and stand-ins for the others; null if it accepts no
 * combination.
 */
export function fill(
  { say, parts, object }: Filled,
  valueOf: (part: string) => string | number | undefined,
): string | null {
  for (const given of choices(parts, valueOf)) {
    const named = Object.fromEntries(parts.map((part, at) => [part, given[at]]));
    try {
      return [say(...(object ? [named] : given))].flat().join("");
    } catch {
      continue;
    }
  }
  return null;
}

function choices(
  [part, ...others]: readonly string[],
  valueOf: (part: string) => unknown,
): unknown[][] {
  if (part === undefined) return [[]];
  const value = valueOf(part);
  const here = value === undefined ? STAND_INS : [value];
  const rest = choices(others, valueOf);
  return here.flatMap((first) => rest.map((more) => [first, ...more]));
}
