import { z } from "zod";

type JobRow = {
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
  /** It takes the next free place, before everything else that waits. */
  first?: true;
  /** What came due while no worker ran is done as soon as one starts. */
  atStart?: true;
};

const NOTHING = z.object({});

/**
 * All work in the background: the queue's payloads, the schedule, the worker's tasks and the admin's
 * list come from this table. Any of it may run twice.
 */
export const JOBS = {
  /** Act on a stored event of the payment provider. */
  process_webhook: {
    payload: z.object({ eventId: z.string() }),
  },
  /** Finish or give up checkouts that no one finished, and send refunds that wait. */
  sweep_payments: {
    payload: NOTHING,
    schedule: "* * * * *",
    key: "sweep_payments_next",
    keepsTime: true,
    inTurn: true,
    first: true,
    atStart: true,
  },
  /** Compare the payment provider's list of events with ours. */
  reconcile_events: {
    payload: NOTHING,
    schedule: "7 * * * *",
    madeUpFor: "1d",
  },
  /** Hold our books against every transaction of the payment provider's balance. */
  reconcile_money: {
    payload: NOTHING,
    schedule: "13 11 * * *",
    madeUpFor: "1d",
    alone: true,
  },
  /** Write to those who wait for a product that is back. */
  send_product_alerts: {
    payload: NOTHING,
    schedule: "* * * * *",
    key: null,
  },
  /** Open farms again whose rest is over. */
  reopen_rested_farms: {
    payload: NOTHING,
    schedule: "*/10 * * * *",
    key: null,
  },
  /** Erase accounts whose owners asked for it two weeks ago. */
  erase_due_accounts: {
    payload: NOTHING,
    schedule: "23 * * * *",
    madeUpFor: "1d",
  },
  /** End the memberships whose last day is over. */
  end_memberships: {
    payload: NOTHING,
    schedule: "17 8 * * *",
    madeUpFor: "1d",
  },
  /** Make the shop's recommended order of the day. */
  reorder_shop: {
    payload: NOTHING,
    schedule: "21 8 * * *",
    madeUpFor: "1d",
    alone: true,
  },
  /** Erase what is older than the privacy notice allows. */
  purge_old: {
    payload: NOTHING,
    schedule: "41 10 * * *",
    madeUpFor: "7d",
  },
  /** Look whether orders, money, goods and boxes add up. */
  check_invariants: {
    payload: NOTHING,
    schedule: "47 10 * * *",
    madeUpFor: "1d",
    alone: true,
  },
  /** Clear counts of tries that are over. */
  purge_throttles: {
    payload: NOTHING,
    schedule: "*/10 * * * *",
  },
  /** Remind of boxes, and charge those whose time has come. */
  charge_boxes: {
    payload: NOTHING,
    schedule: "*/5 * * * *",
    atStart: true,
  },
  /** Plan the boxes of the coming weeks. */
  plan_boxes: {
    payload: NOTHING,
    schedule: "11 9 * * *",
    madeUpFor: "1d",
    atStart: true,
  },
  /** Remind of the weekly box once a year, and give notice of its new price. */
  box_notices: {
    payload: NOTHING,
    schedule: "31 17 * * *",
    madeUpFor: "7d",
  },
  /** Draft the payouts of a payout day, for an admin to approve. */
  draft_payouts: {
    payload: NOTHING,
    // A day of the business begins on one of these minutes in summer and in winter.
    schedule: "3 * * * *",
    atStart: true,
  },
  /** Lock the orders of days whose cut-off has passed, and send the farms their sheets. */
  lock_orders: {
    payload: NOTHING,
    // Midnight of the business falls on one of these minutes in summer and in winter.
    schedule: "*/5 * * * *",
    atStart: true,
  },
  /** Remind customers that their order can be changed until tonight. */
  remind_customers: {
    payload: NOTHING,
    schedule: "11 * * * *",
    atStart: true,
  },
  /** Send the gift cards whose day has come. */
  send_gift_cards: {
    payload: NOTHING,
    // The hour from which they are sent begins on one of these minutes in summer and in winter.
    schedule: "2 * * * *",
    atStart: true,
  },
  /** Give credit for friends whose first order has come, and take back what was undone. */
  settle_referrals: {
    payload: NOTHING,
    // A day of the business begins on one of these minutes in summer and in winter.
    schedule: "17 * * * *",
    atStart: true,
  },
  /** Ask customers how the goods were, a day after they came. */
  ask_for_reviews: {
    payload: NOTHING,
    schedule: "37 * * * *",
    atStart: true,
  },
  /** Remind farms of certificates that end soon. */
  remind_of_certificates: {
    payload: NOTHING,
    schedule: "19 * * * *",
  },
  /** Remind who has places at an open day that it is tomorrow. */
  remind_of_visits: {
    payload: NOTHING,
    // The hour from which they are reminded begins on one of these minutes in summer and in winter.
    schedule: "4 * * * *",
    atStart: true,
  },
  /** Cancel and refund what vans left behind and none has taken by the end of its day. */
  settle_left_behind: {
    payload: NOTHING,
    schedule: "31 * * * *",
  },
  /** Notify households whose van misses its window. */
  notify_of_late_vans: {
    payload: NOTHING,
    schedule: "*/5 * * * *",
    atStart: true,
  },
  /** Write the emails of a message to customers. */
  send_customer_update: {
    payload: z.object({ updateId: z.string() }),
  },
  /** Write the email with a link to a new password, if there is an account with the address. */
  send_reset_link: {
    payload: z.object({ email: z.string() }),
  },
  /** Write the email with a link to a guest's order, if there is one with the number and the address. */
  send_order_link: {
    payload: z.object({ number: z.string(), email: z.string() }),
  },
  /** Erase a former address of an account, once the notice to it has left. */
  forget_address: {
    payload: z.object({
      userId: z.string(),
      email: z.string(),
      wasProven: z.boolean(),
    }),
  },
  /** Take away the files of a farm's photo that no product took. */
  drop_photo: {
    payload: z.object({ key: z.string() }),
  },
  /** Write to those who wait at a zip that is served by now. */
  notify_waiting: {
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

/** The job runner takes the lowest first. */
const FIRST = -1;

/** The place of a job among those that wait: the lowest is done first. */
export function priorityOf(name: JobName): number {
  const { first }: JobRow = JOBS[name];
  return first ? FIRST : 0;
}

/** The options with which a job is queued outside of the clock's and a transaction's. */
export function startOf(name: JobName): { jobKey: string; queueName?: string; priority?: number } {
  const { key, alone, first }: JobRow = JOBS[name];
  return {
    jobKey: key ?? name,
    ...(alone && { queueName: name }),
    ...(first && { priority: FIRST }),
  };
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
  if (row.first) options.set("priority", String(FIRST));
  if (row.keepsTime) options.set("jobKeyMode", "preserve_run_at");
  return [schedule, name, options.size > 0 ? `?${options}` : ""].join(" ").trimEnd();
}
