import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const text = read("docs/security.md");

/** Requirements of levels 1 and 2 in OWASP ASVS 5.0. */
const REQUIREMENTS = 253;
/** How many of those that apply we promise to meet. */
const HELD_AT_LEAST = 165;

const ROW =
  /^\| (?<id>\d+\.\d+\.\d+) +\| (?<level>[12]) +\| (?<state>\w[\w ]*?) +\| (?<how>.*?) +\| (?<where>.*?) +\|$/gmu;
const rows = [...text.matchAll(ROW)].map(({ groups }) => groups as Record<string, string>);
const held = rows.filter(({ state }) => state === "held");

describe("docs/security.md", () => {
  it("lists every requirement once", () => {
    const without = [...text.matchAll(/^Not applicable: ([\d., ]+) \(/gmu)].flatMap(
      ([, ids = ""]) => ids.split(", "),
    );
    const ids = [...rows.map(({ id }) => id), ...without];
    expect(new Set(ids).size).toBe(REQUIREMENTS);
    expect(ids).toHaveLength(REQUIREMENTS);
  });

  it("states the right counts, and meets as many as promised", () => {
    expect(held.length).toBeGreaterThanOrEqual(HELD_AT_LEAST);
    expect(text.replaceAll(/\s+/gu, " ")).toContain(
      `of the ${rows.length} that do, ${held.length} are held`,
    );
  });

  it.each(held)("$id: $how", ({ where = "" }) => {
    const anchor = /\(#(?<slug>[\w-]+)\)/u.exec(where)?.groups?.["slug"];
    if (anchor) {
      const headings = [...text.matchAll(/^## (.+)$/gmu)].map(([, name = ""]) =>
        name.toLowerCase().replaceAll(" ", "-"),
      );
      expect(headings).toContain(anchor);
      return;
    }
    const [, path = "", quote = ""] = /^`([^`]+)`: `([^`]+)`$/u.exec(where) ?? [];
    expect(existsSync(new URL(`../../../${path}`, import.meta.url)), path).toBe(true);
    // Anything shorter would be found in most files.
    expect(quote.length).toBeGreaterThanOrEqual(8);
    expect(read(path)).toContain(quote);
  });
});
