import { type SQL, sql } from "drizzle-orm";
import { instantOf } from "#db/sql/sql-instant.ts";
import { backoff } from "#shared/platform/jobs/backoff.ts";
import type { checkouts } from "#db/schema/checkout/checkout.ts";
import type { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import type { payoutRuns, payouts } from "#db/schema/payments/payouts.ts";
import type { refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "../../../deps.ts";
import { sideBySide } from "../../platform/side-by-side.ts";

/** Rows claimed at a time; more are claimed when these are done, until nothing is due. */
const CLAIMED = 100;
/** How long a run keeps claiming rows, in milliseconds; rows that come due later are left to the next run. */
const RUN_MS = 45_000;
/** How long to wait for one row, in milliseconds; a row that takes longer counts as failed. */
const ROW_TIMEOUT_MS = 10_000;

/** Rows that failed before have their own lane, so that they never delay the others, however many there are. */
const LANES = [
  { again: false, width: 20 },
  { again: true, width: 4 },
] as const;

type Checked = {
  table:
    | typeof checkouts
    | typeof farmAccounts
    | typeof payoutRuns
    | typeof payouts
    | typeof refunds;
  /** Which rows are due at an instant. `order` sorts them. */
  due: (now: SQL) => SQL;
  order: SQL;
  capSeconds: number;
  /** The latest time of a row's next try, however often it has failed. */
  latest?: (now: SQL) => SQL;
  /** How long to skip a row after a successful check, in seconds; null if another condition decides. */
  restSeconds: number | null;
  what: string;
};

/**
 * Processes the due rows of a table in parallel. Claiming a row first schedules its next try, with a backoff
 * that grows with each consecutive failure and is reset by success, so a row that fails or crashes the process
 * has to wait. Work that outlasts its claim keeps running next to the next try, so it must be idempotent.
 */
export async function workOff(
  deps: Deps,
  checked: Checked,
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  await Promise.all(LANES.map((lane) => workOffLane(deps, checked, lane, work)));
}

async function workOffLane(
  deps: Deps,
  checked: Checked,
  { again, width }: (typeof LANES)[number],
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  const began = performance.now();
  let claimed: Claim[];
  do {
    claimed = await claim(deps, checked, again);
    const done: string[] = [];
    await sideBySide(claimed, width, async (row) => {
      if (await attempt(deps, checked, row, work)) done.push(row.id);
    });
    await markDone(deps, checked, done);
  } while (claimed.length === CLAIMED && performance.now() - began < RUN_MS);
}

type Claim = { id: string; failures: number };

async function claim({ db, clock }: Deps, checked: Checked, again: boolean): Promise<Claim[]> {
  const { table, due, order, capSeconds, latest = () => sql`'infinity'` } = checked;
  const now = instantOf(clock.now());
  const wait = sql`make_interval(secs =>
    least(${capSeconds}::int, ${backoff.firstSeconds}::int * power(2, least(check_failures, 20))))`;
  const rows = await db.execute<Claim>(sql`
    with due as (
      select ${table.id} from ${table}
      where ${due(now)} and ${table.checkFailures} ${again ? sql`> 0` : sql`= 0`}
        and (${table.checkAfter} is null or ${table.checkAfter} <= ${now})
      order by ${order} limit ${CLAIMED} for update of ${table} skip locked
    )
    update ${table} set check_failures = check_failures + 1,
      check_after = least(${now} + ${wait}, ${latest(now)}::timestamptz)
    from due where ${table.id} = due.id
    returning ${table.id} as id, check_failures as failures`);
  return [...rows];
}

async function attempt(
  deps: Deps,
  { what }: Checked,
  { id, failures }: Claim,
  work: (id: string) => Promise<unknown>,
): Promise<boolean> {
  try {
    await inTime(work(id));
    return true;
  } catch (error) {
    const fields = { err: error, what, id, failures };
    if (failures >= backoff.alarmAfter) deps.log.error(fields, "a check failed again");
    else deps.log.warn(fields, "a check failed and is tried again later");
    return false;
  }
}

/** Stops waiting after a timeout; the work itself continues. */
async function inTime(work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = () => reject(new Error(`No answer within ${ROW_TIMEOUT_MS / 1000} seconds`));
  const timer = setTimeout(late, ROW_TIMEOUT_MS);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Leaves rows alone that were leased in the meantime and have no failures (`charge-lease.ts`). */
async function markDone({ db, clock }: Deps, checked: Checked, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { table, restSeconds } = checked;
  const rest =
    restSeconds === null
      ? sql`null`
      : instantOf(new Date(clock.now().getTime() + restSeconds * 1000));
  await db.execute(sql`
    update ${table} set check_failures = 0, check_after = ${rest}
    where ${table.id} = any(${sql.param(`{${ids.join(",")}}`)}::uuid[]) and check_failures > 0`);
}
