import { expect } from "@playwright/test";
import type { Sql } from "postgres";
import type { Day } from "#shared/time.ts";

/** Makes this a day on which farms are paid, has the job draft its run and waits until the run is there. */
export async function draftRun(sql: Sql, day: Day): Promise<void> {
  await sql`insert into settings (key, value, updated_at)
    values ('payoutDays', ${sql.json([Number(day.slice(8))])}, now())
    on conflict (key) do update set value = excluded.value`;
  await sql`select graphile_worker.add_job('draft_payouts', '{}')`;
  const states = () => sql`select state from payout_runs where day = ${day}`;
  await expect.poll(async () => [...(await states())]).toEqual([{ state: "drafted" }]);
}

/** Waits until every payout of the day's run has been paid. */
export async function untilPaid(sql: Sql, day: Day): Promise<void> {
  const states = () => sql`
    select distinct p.state from payouts p join payout_runs r on r.id = p.run_id where r.day = ${day}`;
  await expect
    .poll(async () => [...(await states())], { timeout: 60_000 })
    .toEqual([{ state: "paid" }]);
}
