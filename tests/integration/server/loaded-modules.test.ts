import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt } from "#server/bin/build/ensure-built.ts";
import { LANGUAGES } from "#shared/language.ts";

/** Packages that take megabytes each, and that many servers never need. */
const ON_FIRST_USE = [
  "@tabler/icons-react",
  "fontkit",
  "nodemailer",
  "pdfkit",
  "recharts",
  "sharp",
  "vite",
  "woff2-encoder",
];

/** Imports a module and prints the addresses of everything that was loaded for it. */
const LOAD = `
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({
    load(url, context, next) {
      loaded.push(url);
      return next(url, context);
    },
  });
  await import(process.argv[1]);
  process.stdout.write(loaded.join("\\n"), () => process.exit(0));
`;

async function packagesOf(module: string): Promise<string[]> {
  const path = fileURLToPath(new URL(`../../../${module}`, import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", LOAD, path],
    { maxBuffer: 4_000_000 },
  );
  const names = stdout.matchAll(/.*\/node_modules\/(?<name>(?:@[^/\n]+\/)?[^/\n]+)/gu);
  return [...new Set([...names].map(({ groups }) => groups?.["name"] ?? ""))].toSorted();
}

describe("What is loaded before the first request", () => {
  beforeAll(() => {
    ensureBuilt();
  }, 240_000);

  it("the server starts without the packages that it needs only now and then", async () => {
    const packages = await packagesOf("server/boot/start.ts");
    expect(packages).toContain("fastify");
    expect(packages.filter((name) => ON_FIRST_USE.includes(name))).toEqual([]);
  });

  it.each(LANGUAGES)(
    "the pages in %s bring along the icons that they show, not all",
    async (language) => {
      const packages = await packagesOf(`dist/ssr/${language}/entry-server.js`);
      expect(packages).toContain("react-dom");
      expect(packages.filter((name) => ON_FIRST_USE.includes(name))).toEqual([]);
    },
  );
});
