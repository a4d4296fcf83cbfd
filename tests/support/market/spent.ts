import type { Sql } from "postgres";
import type { ThrottleName } from "#server/throttle/port.ts";

/** Uses up a throttle's budget, as if all attempts had been made. */
export async function spend(sql: Sql, name: ThrottleName, key: string): Promise<void> {
  await sql`insert into throttles (key, points, expire)
    values (${`${name}:${key}`}, 2000000000, now() + interval '9 minutes')
    on conflict (key) do update set points = excluded.points`;
}

/** Uses up a mailbox's budget of emails that strangers can trigger, from all network addresses. */
export async function spendMails(sql: Sql, email: string): Promise<void> {
  const [row] = await sql<{ key: string }[]>`
    select encode(sha256(convert_to(mailbox_of(${email}), 'UTF8')), 'hex') as key`;
  await spend(sql, "mail_mailbox", row?.key ?? "");
}
