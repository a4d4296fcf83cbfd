import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("../../../docs/decisions/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
const files = readdirSync(folder).toSorted();
const records = files.filter((name) => /^\d{3}-[a-z0-9-]+\.md$/u.test(name));

const MOST_LINES = 40;

const RECORD =
  /^# (?<number>\d{3}): (?<title>.+)\n\n- Status: (?<status>.+)\n- Date: (?<date>\d{4}-\d\d-\d\d)\n\n## Context\n\n[^#]+## Decision\n\n[^#]+## Consequences\n\n[^#]+$/u;

/** Each status that names another record, and the status that the other record must have in return. */
const ANSWERS = new Map([
  ["supersedes", "superseded by"],
  ["superseded by", "supersedes"],
  ["amends", "amended by"],
  ["amended by", "amends"],
]);

const partsOf = (name: string) => RECORD.exec(read(name))?.groups ?? {};

function relationsOf(name: string): { verb: string; to: string }[] {
  const links = partsOf(name)["status"]?.matchAll(
    /(?<verb>[a-z]+(?: by)?) \[(?<number>\d{3})\]\((?<to>[^)]+)\)/gu,
  );
  return [...(links ?? [])].map(({ groups }) => groups as { verb: string; to: string });
}

describe("docs/decisions", () => {
  it("holds the index and the numbered records, with each number once and no gaps", () => {
    expect(files).toEqual([...records, "README.md"]);
    expect(records.map((name) => Number(name.slice(0, 3)))).toEqual(
      records.map((_, index) => index + 1),
    );
  });

  it("lists each record in the index under its own title", () => {
    const lines = read("README.md").match(/^- \[\d{3}\].*$/gmu);
    expect(lines).toEqual(
      records.map((name) => `- [${name.slice(0, 3)}](${name}): ${partsOf(name)["title"]}`),
    );
  });

  it.each(records)("%s has status, date, context, decision and consequences", (name) => {
    const text = read(name);
    expect(text).toMatch(RECORD);
    const { number, status } = partsOf(name);
    expect(number).toBe(name.slice(0, 3));
    expect(status).toMatch(
      /^(?:accepted|superseded by \[\d{3}\]\([^)]+\))(?:; (?:supersedes|amends|amended by) \[\d{3}\]\([^)]+\))*$/u,
    );
    expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(MOST_LINES);
  });

  it("links to records that exist, and records that change each other link both ways", () => {
    for (const name of records) {
      const linked = [...read(name).matchAll(/\]\((?<to>\d{3}-[^)]+)\)/gu)];
      expect(records, name).toEqual(
        expect.arrayContaining(linked.map(({ groups }) => groups?.["to"])),
      );
      for (const { verb, to } of relationsOf(name)) {
        expect(relationsOf(to), `${to}, which ${name} ${verb}`).toContainEqual(
          expect.objectContaining({ verb: ANSWERS.get(verb), to: name }),
        );
      }
    }
  });
});
