import { expect, test } from "vitest";
import { freshDatabase } from "#tests/support/postgres/database.ts";

test("a fresh database has the tables and nothing in them, and two share nothing", async () => {
  await using one = await freshDatabase();
  await using two = await freshDatabase();
  await one.sql`insert into installation (payment_mode, created_at) values ('sandbox', now())`;
  expect(await one.sql`select payment_mode from installation`).toHaveLength(1);
  expect(await two.sql`select payment_mode from installation`).toHaveLength(0);
});
