import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SERVER = fileURLToPath(new URL("../../../../server/", import.meta.url));
/** Where certificates are entered and reviewed, and where the rule itself is defined. */
const OWN = /^services\/(?:farms\/certificates\/|catalog\/certificates\.ts$)/;
/** What writes the certificates of the demo market, and the list of the tables of all lifecycles. */
const WRITES = ["demo/market.ts", "services/platform/lifecycles/lifecycles.ts"];

it("All other code that reads certificates asks the one rule whether they count", async () => {
  const files = (await readdir(SERVER, { recursive: true })).filter((name) => name.endsWith(".ts"));
  const texts = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(SERVER + name, "utf8") })),
  );
  const readers = texts.filter(
    ({ name, text }) =>
      /farm_certifications|farmCertifications/.test(text) &&
      !OWN.test(name) &&
      !WRITES.includes(name),
  );
  expect(readers.length).toBeGreaterThan(5);
  const free = readers.filter(({ text }) => {
    const reads = text.match(/(?:from|join) farm_certifications/g) ?? [];
    const asks = text.match(/\b(?:countsNow(?:Text)?|endsWithin)\(/g) ?? [];
    const counted = text.match(/farm_certifications where state = 'waiting'/g) ?? [];
    return asks.length < reads.length - counted.length || /farmCertifications/.test(text);
  });
  expect(free.map(({ name }) => name)).toEqual([]);
});
