import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import { budgetsForOneMachine } from "#server/throttle/budgets.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type Client, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { procedures } from "#tests/support/code/procedures.ts";

const PERIOD = { from: "2026-01-01", to: "2026-01-31" };
/** The input of each procedure; `{}` if it is not listed. */
const INPUTS: Record<string, unknown> = {
  "admin.analytics.export": PERIOD,
  "admin.payments.taxCsv": PERIOD,
  "admin.payouts.yearCsv": { year: 2026 },
  "farmer.payouts.yearCsv": { farmId: 1, year: 2026 },
  "farmer.harvestCsv": { farmId: 1, day: PERIOD.from },
  "farmer.salesCsv": { farmId: 1, ...PERIOD },
  "logistics.exportRoute": { routeId: randomUUID(), kind: "csv" },
};
const files = procedures.filter(({ path }) => /(?:\.export\w*|Csv)$/.test(path));

let database: FreshDatabase;
let app: TestApp;
let admin: Client;
beforeAll(async () => {
  database = await freshDatabase();
  const none = { tries: 0, seconds: 60 };
  const budgets = {
    ...budgetsForOneMachine(),
    export_account: none,
    file_account: none,
    receipt_account: { tries: 2, seconds: 60 },
  };
  const deps = testDeps(database.db, { throttle: createThrottle(database.db, budgets) });
  await seedDemoAccounts(deps);
  app = await openApp(deps);
  admin = httpClient(app);
  await admin.post("/api/login", { username: "admin", password: DEMO_PASSWORD });
  await admin.post("/trpc/accounts.confirmPassword", { password: DEMO_PASSWORD });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

describe("ASVS 15.2.2 What costs much has a budget for each account", () => {
  it("covers all files that exist", () => {
    expect(files.map(({ path }) => path).toSorted()).toEqual([
      "accounts.exportData",
      "admin.analytics.export",
      "admin.audit.export",
      "admin.farms.export",
      "admin.orders.export",
      "admin.payments.export",
      "admin.payments.taxCsv",
      "admin.payouts.yearCsv",
      "admin.problems.export",
      "admin.reviews.export",
      "admin.subscribers.export",
      "admin.users.export",
      "farmer.harvestCsv",
      "farmer.inventory.export",
      "farmer.payouts.yearCsv",
      "farmer.salesCsv",
      "logistics.exportRoute",
    ]);
  });

  it.each(files)("the file of $path", async ({ path }) => {
    expect((await admin.post(`/trpc/${path}`, INPUTS[path] ?? {})).status).toBe(429);
  });

  it("the journal of a period, in either language", async () => {
    const { from, to } = PERIOD;
    const statuses: number[] = [];
    for (const prefix of ["", "/es"]) {
      statuses.push((await admin.get(`${prefix}/journal.csv?from=${from}&to=${to}`)).status);
    }
    expect(statuses).toEqual([429, 429]);
  });

  it("receipts, whether they belong to the caller or not", async () => {
    const statuses: number[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      statuses.push((await admin.get("/receipts/FUR-7K3M-9QXT.pdf")).status);
    }
    expect(statuses).toEqual([404, 404, 429]);
  });
});
