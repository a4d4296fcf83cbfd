import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";
import type { MyOrders } from "./my-orders.ts";

/** An admin of this test. */
export async function chiefOf(at: MyOrders) {
  const name = `chief${at.serial}`;
  const someone = await at.person(name);
  await at.market.database.db.update(users).set({ role: "admin" }).where(eq(users.username, name));
  return someone;
}

/** An admin of this test, and what the team sees of Ana's problems that are open. */
export async function openProblems(at: MyOrders) {
  const chief = await chiefOf(at);
  const { rows } = await chief.call((api) =>
    api.admin.problems.page({ q: `ana${at.serial}@`, state: "open" }),
  );
  return { chief, rows };
}
