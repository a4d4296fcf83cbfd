import { randomBytes } from "node:crypto";
import { expect, test as base } from "@playwright/test";
import postgres, { type Sql } from "postgres";
import { violations } from "#tests/support/invariants.ts";
import { openShelf, type Shelf } from "./goods.ts";

/** A buyer with an email address that no other test uses. */
export type Buyer = {
  email: string;
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  zipCode: string;
};

type Journey = {
  /** URL of the database of the server under test. */
  databaseUrl: string;
  sql: Sql;
  shelf: Shelf;
  buyer: Buyer;
  invariants: void;
};

/**
 * A test with the market's database, and products and a buyer of its own. Afterward it checks that the books agree.
 */
export const test = base.extend<Journey>({
  databaseUrl: async ({ browserName: _ }, use) => {
    await use(process.env["E2E_DATABASE_URL"] ?? "");
  },
  sql: async ({ databaseUrl }, use) => {
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    await use(sql);
    await sql.end();
  },
  shelf: async ({ sql }, use) => {
    const shelf = openShelf(sql);
    await use(shelf);
    await shelf.restore();
  },
  buyer: async ({ browserName: _ }, use) => {
    await use({
      email: `ana.${randomBytes(5).toString("hex")}@furrow.example`,
      firstName: "Ana",
      lastName: "Lee",
      address: "47 Larkspur Lane",
      city: "Petaluma",
      zipCode: "94952",
    });
  },
  invariants: [
    async ({ sql }, use) => {
      await use();
      expect(await violations(sql, new Date())).toEqual({});
    },
    { auto: true },
  ],
});

export { expect };
