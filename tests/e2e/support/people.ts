import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import { expect, type Buyer } from "./shopping/journey.ts";

/** Registers the buyer and leaves the page's context signed in. */
export async function register(
  page: Page,
  { email, firstName, lastName }: Pick<Buyer, "email" | "firstName" | "lastName">,
): Promise<void> {
  const username = `ana-${randomBytes(5).toString("hex")}`;
  const data = { username, password: "correct horse", email, firstName, lastName };
  const response = await page.request.post("/api/register", { data });
  expect(response.status()).toBe(201);
}

/** Makes a registered user a farmer of a farm. */
export async function joinFarm(sql: Sql, email: string, farmId: number): Promise<void> {
  await sql`update users set role = 'farmer' where email = ${email}`;
  await sql`insert into farm_members (user_id, farm_id, created_at)
    select id, ${farmId}, now() from users where email = ${email}`;
}
