import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REST_TABLE } from "#server/rest/table.ts";
import { appRouter } from "#server/routers/index.ts";
import { AREAS, mayEnter, ROLES } from "#shared/accounts/roles.ts";
import { INVENTORY_UPLOAD_PATH, PHOTO_UPLOAD_PATHS } from "#shared/inventory/upload.ts";
import {
  FUZZ_TIMEOUT_MS,
  type FuzzMarket,
  heapInUse,
  INPUTS,
  openFuzzMarket,
  SEED,
} from "#tests/support/fuzz/fuzz-market.ts";
import type { Actor } from "#tests/support/fuzz/people.ts";
import { procedures } from "#tests/support/code/procedures.ts";

const schemas = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { inputs: unknown[] } }
>;
const schemaOf = (path: string) => schemas[path]!._def.inputs.at(-1);

/** From this many inputs on, the heap is compared with the heap before them. */
const MANY = 100;
/** Inputs with which everything is called once, so that all code is loaded and all caches are full. */
const TO_WARM_UP = 20;
let heapWhenWarm = 0;

/** Any input as the text of a URL. */
const textOf = (input: unknown) =>
  typeof input === "string" ? input.toWellFormed() : (JSON.stringify(input) ?? "");

let fuzz: FuzzMarket;
beforeAll(async () => {
  fuzz = await openFuzzMarket();
  if (INPUTS >= MANY) heapWhenWarm = await heapAfterWarmUp();
}, FUZZ_TIMEOUT_MS);
afterAll(() => fuzz[Symbol.asyncDispose]());

/** The actors that may call a procedure with this access. */
function actorsFor(access: string | undefined): Actor[] {
  if (access === "public") return ["visitor", "customer"];
  const area = AREAS.find((known) => known === access);
  return area ? ROLES.filter((role) => mayEnter(role, area)) : [...ROLES];
}

async function heapAfterWarmUp(): Promise<number> {
  for (const { path, type, access } of procedures) {
    const inputs = fuzz.samplesOf(schemaOf(path)).slice(-TO_WARM_UP);
    for (const actor of actorsFor(access))
      await fuzz.failuresOfCalls({ path, type, actor }, inputs);
  }
  return heapInUse();
}

describe(`No input makes a procedure fail (seed ${SEED})`, () => {
  it.each(procedures)(
    "$path",
    async ({ path, type, access }) => {
      const inputs = fuzz.samplesOf(schemaOf(path));
      for (const actor of actorsFor(access)) {
        const failures = await fuzz.failuresOfCalls({ path, type, actor }, inputs);
        expect(failures, `${path} as ${actor}`).toEqual([]);
      }
    },
    FUZZ_TIMEOUT_MS * ROLES.length,
  );
});

describe(`No body makes an endpoint fail (seed ${SEED})`, () => {
  it.each(REST_TABLE)(
    "$method $path",
    async ({ method, path, procedure }) => {
      const inputs = fuzz.samplesOf(schemaOf(procedure));
      for (const actor of ["visitor", "customer"] as const) {
        const client = await fuzz.actorFor(actor);
        const failures = await fuzz.failuresOf(inputs, (input) =>
          client.send(method, path, method === "GET" ? undefined : (JSON.stringify(input) ?? "")),
        );
        expect(failures, `${path} as ${actor}`).toEqual([]);
      }
    },
    FUZZ_TIMEOUT_MS * 2,
  );

  it.each([
    "/webhooks/stripe",
    "/webhooks/stripe-connect",
    "/unsubscribe",
    "/newsletter-confirmed",
    PHOTO_UPLOAD_PATHS.product,
    PHOTO_UPLOAD_PATHS.farm,
    INVENTORY_UPLOAD_PATH,
  ])(
    "POST %s",
    async (path) => {
      const client = await fuzz.actorFor("farmer");
      const failures = await fuzz.failuresOf(fuzz.samplesOf(undefined), (input) => {
        const query = new URLSearchParams({ token: textOf(input), farmId: textOf(input) });
        const headers = { "stripe-signature": "t=1,v1=00", "content-type": "application/json" };
        return client.send("POST", `${path}?${query}`, JSON.stringify(input) ?? "", headers);
      });
      expect(failures).toEqual([]);
    },
    FUZZ_TIMEOUT_MS,
  );

  it.each(["/trpc/%25", "/trpc/catalog.list%25?batch=1", "/trpc/a,%25b?batch=1"])(
    "GET %s is not found",
    async (path) => {
      const client = await fuzz.actorFor("visitor");
      expect((await client.get(path)).status).toBe(404);
    },
  );

  it.each(["/sitemaps/", "/receipts/", "/pictures/", "/api/", "/trpc/"])(
    "GET %s with anything after it",
    async (path) => {
      const client = await fuzz.actorFor("customer");
      const failures = await fuzz.failuresOf(fuzz.samplesOf(undefined), (input) =>
        client.get(`${path}${encodeURIComponent(textOf(input).toWellFormed())}`),
      );
      expect(failures).toEqual([]);
    },
    FUZZ_TIMEOUT_MS,
  );
});

describe("The memory that inputs take", () => {
  it.runIf(INPUTS >= MANY)("is back within 10% of the warm heap at the end", () => {
    const heap = heapInUse();
    expect(heapWhenWarm).toBeGreaterThan(0);
    process.stdout.write(`heap ${heapWhenWarm} bytes when warm, ${heap} at the end\n`);
    expect(heap).toBeLessThan(heapWhenWarm * 1.1);
  });
});
