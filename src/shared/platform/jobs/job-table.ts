import { z } from "zod";

type JobRow = {
  /** What it does, in one sentence. */
  does: string;
  /** What it needs to know. */
  payload: z.ZodType<object>;
  /** When it runs by the clock: minute, hour, day, month and weekday in UTC, as cron writes them. */
  schedule?: string;
  /** Of several that wait under one key, one runs: the job's name, unless it says otherwise. */
  key?: string | null;
  /** A run that came due while no worker ran is made up for if it is not older than this. */
  madeUpFor?: "1d" | "7d";
  /** An earlier time that a waiting run has stays. */
  keepsTime?: true;
  /** No two of it run at once. */
  alone?: true;
  /** What transactions ask for runs one after the other. The clock waits for none of it: one that hangs stops no other. */
  inTurn?: true;
  /** What came due while no worker ran is done as soon as one starts. */
  atStart?: true;
};

const NOTHING = z.object({});

/**
 * All work in the background: the queue's payloads, the schedule, the worker's tasks and the admin's
 * list come from this table. Any of it may run twice.
 */
export const JOBS = {
  process_webhook: {
    does: "Act on a stored event of the payment provider",
    payload: z.object({ eventId: z.string() }),
  },
  sweep_payments: {
    does: "Finish or give up checkouts that no one finished, and send refunds that wait",
    payload: NOTHING,
    schedule: "* * * * *",
    key: "sweep_payments_next",
    keepsTime: true,
    inTurn: true,
    atStart: true,
  },
  reconcile_events: {
    does: "Compare the payment provider's list of events with ours",
    payload: NOTHING,
    schedule: "7 * * * *",
    madeUpFor: "1d",
  },
  send_product_alerts: {
    does: "Write to those who wait for a product that is back",
    payload: NOTHING,
    schedule: "* * * * *",
    key: null,
  },
  reopen_rested_farms: {
    does: "Open farms again whose rest is over",
    payload: NOTHING,
    schedule: "*/10 * * * *",
    key: null,
  },
  erase_due_accounts: {
    does: "Erase accounts whose owners asked for it two weeks ago",
    payload: NOTHING,
    schedule: "23 * * * *",
    madeUpFor: "1d",
  },
  reorder_shop: {
    does: "Make the shop's recommended order of the day",
    payload: NOTHING,
    schedule: "21 8 * * *",
    madeUpFor: "1d",
    alone: true,
  },
  purge_old: {
    does: "Erase what is older than the privacy notice allows",
    payload: NOTHING,
    schedule: "41 10 * * *",
    madeUpFor: "7d",
  },
  check_invariants: {
    does: "Look whether orders, money, goods and boxes add up",
    payload: NOTHING,
    schedule: "47 10 * * *",
    madeUpFor: "1d",
    alone: true,
  },
  purge_throttles: {
    does: "Clear counts of tries that are over",
    payload: NOTHING,
    schedule: "*/10 * * * *",
  },
  charge_boxes: {
    does: "Remind of boxes, and charge those whose time has come",
    payload: NOTHING,
    schedule: "*/5 * * * *",
    atStart: true,
  },
  plan_boxes: {
    does: "Plan the boxes of the coming weeks",
    payload: NOTHING,
    schedule: "11 9 * * *",
    madeUpFor: "1d",
    atStart: true,
  },
  box_notices: {
    does: "Remind of the weekly box once a year, and give notice of its new price",
    payload: NOTHING,
    schedule: "31 17 * * *",
    madeUpFor: "7d",
  },
  lock_orders: {
    does: "Lock the orders of days whose cut-off has passed, and send the farms their sheets",
    payload: NOTHING,
    // Midnight of the business falls on one of these minutes in summer and in winter.
    schedule: "*/5 * * * *",
    atStart: true,
  },
  remind_customers: {
    does: "Remind customers that their order can be changed until tonight",
    payload: NOTHING,
    schedule: "11 * * * *",
    atStart: true,
  },
  remind_of_certificates: {
    does: "Remind farms of certificates that end soon",
    payload: NOTHING,
    schedule: "19 * * * *",
  },
  settle_left_behind: {
    does: "Cancel and refund what vans left behind and none has taken by the end of its day",
    payload: NOTHING,
    schedule: "31 * * * *",
  },
  send_customer_update: {
    does: "Write the emails of a message to customers",
    payload: z.object({ updateId: z.string() }),
  },
  send_reset_link: {
    does: "Write the email with a link to a new password, if there is an account with the address",
    payload: z.object({ email: z.string() }),
  },
  send_order_link: {
    does: "Write the email with a link to a guest's order, if there is one with the number and the address",
    payload: z.object({ number: z.string(), email: z.string() }),
  },
  forget_address: {
    does: "Erase a former address of an account, once the notice to it has left",
    payload: z.object({ userId: z.string(), email: z.string(), wasProven: z.boolean() }),
  },
  drop_photo: {
    does: "Take away the files of a farm's photo that no product took",
    payload: z.object({ key: z.string() }),
  },
  notify_waiting: {
    does: "Write to those who wait at a zip that is served by now",
    payload: NOTHING,
  },
} as const satisfies Record<string, JobRow>;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.output<(typeof JOBS)[Name]["payload"]>;

const rows = Object.entries<JobRow>(JOBS) as [JobName, JobRow][];

/** What a worker that starts does at once. */
export const AT_START: readonly JobName[] = rows.flatMap(([name, row]) =>
  row.atStart ? [name] : [],
);

/** The queue in which what transactions ask for runs one after the other; null for what may run beside itself. */
export function queueOf(name: JobName): string | null {
  const { alone, inTurn }: JobRow = JOBS[name];
  return alone || inTurn ? name : null;
}

/** The options with which a job is queued outside of the clock's and a transaction's. */
export function startOf(name: JobName): { jobKey: string; queueName?: string } {
  const { key, alone }: JobRow = JOBS[name];
  return { jobKey: key ?? name, ...(alone && { queueName: name }) };
}

/** How often each job of the clock is queued, by name. */
export const SCHEDULES: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([name, { schedule }]) => (schedule === undefined ? [] : [[name, schedule]])),
);

/** The same as the job runner reads it. */
export const CRONTAB = rows
  .flatMap(([name, row]) => (row.schedule === undefined ? [] : [crontabLine(name, row)]))
  .join("\n");

function crontabLine(name: JobName, { schedule, key = name, ...row }: JobRow): string {
  const options = new URLSearchParams();
  if (row.madeUpFor) options.set("fill", row.madeUpFor);
  if (row.alone) options.set("queue", name);
  if (key !== null) options.set("jobKey", key);
  if (row.keepsTime) options.set("jobKeyMode", "preserve_run_at");
  return [schedule, name, options.size > 0 ? `?${options}` : ""].join(" ").trimEnd();
}
