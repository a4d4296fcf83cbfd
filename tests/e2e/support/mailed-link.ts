import { expect } from "@playwright/test";
import type { Sql } from "postgres";

/** Waits for an email of this kind to an address and returns the path and query of the newest one's link. */
export async function mailedLink(sql: Sql, kind: string, to: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const [mail] = await sql<{ text: string }[]>`select text from emails
      where kind = ${kind} and to_address = ${to} order by created_at desc limit 1`;
    link = /https?:\/\/\S+\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: 15_000 });
  const { pathname, search } = new URL(link);
  return pathname + search;
}
