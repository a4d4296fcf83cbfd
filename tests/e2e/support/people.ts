import { randomBytes } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Sql } from "postgres";
import { RESENT } from "./resent.ts";
import type { Buyer } from "./shopping/journey.ts";

/** Registers the buyer and leaves the page's context signed in. */
export async function register(
  page: Page,
  { email, firstName, lastName }: Pick<Buyer, "email" | "firstName" | "lastName">,
): Promise<void> {
  const username = `ana-${randomBytes(5).toString("hex")}`;
  const data = { username, password: "correct horse", email, firstName, lastName };
  const response = await page.request.post("/api/register", { data, ...RESENT });
  expect(response.status()).toBe(201);
}

/** Signs the request's context in to a demo account, through the API. */
export async function signIn(request: APIRequestContext, username: string): Promise<void> {
  const data = { username, password: "harvest-demo" };
  const response = await request.post("/api/login", { data, ...RESENT });
  expect(response.status()).toBe(200);
}

/** Makes a registered user, given by username or email, a farmer of a farm, given by id or slug. */
export async function joinFarm(sql: Sql, who: string, farm: number | string): Promise<void> {
  await sql`update users set role = 'farmer' where ${who} in (username, email)`;
  await sql`insert into farm_members (user_id, farm_id, created_at)
    select u.id, f.id, now() from users u, farms f
    where ${who} in (u.username, u.email) and ${String(farm)} in (f.id::text, f.slug)`;
}

/** The id of the newest farm that sells. */
export async function newestFarm(sql: Sql): Promise<number> {
  const [farm] = await sql<{ id: number }[]>`
    select id from farms where status = 'live' order by id desc limit 1`;
  return farm!.id;
}
