import { z } from "zod";

type JobRow = {
  /** The schema of its payload. */
  payload: z.ZodType<object>;
  /** Its cron schedule in UTC: minute, hour, day of month, month, weekday. */
  schedule?: string;
  /** Deduplicates waiting jobs: only one runs per key. Defaults to the job's name. */
  key?: string | null;
  /** How far back a run that was missed while no worker was running is still made up for. */
  madeUpFor?: "1d" | "7d";
  /** A waiting run keeps its time if it is earlier. */
  keepsTime?: true;
  /** Never runs concurrently with itself. */
  alone?: true;
  /**
   * Runs requested by transactions are serialized in a queue. Scheduled runs do not use it, so that one that hangs
   * blocks no other.
   */
  inTurn?: true;
  /** Takes the next free slot, ahead of everything else. */
  first?: true;
  /** Runs as soon as a worker starts, to catch up on what was missed. */
  atStart?: true;
};

const NOTHING = z.object({});

/**
 * All background work: payload schemas, the schedule, the worker's tasks and the admin's list are derived from this
 * table. Every job must be safe to run twice.
 */
export const JOBS = {
  /** Process a stored event of the payment provider. */
  process_webhook: {
    payload: z.object({ eventId: z.string() }),
  },
  /** Finish or abandon stale checkouts, and send pending refunds. */
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
  /** Reconcile our books with every transaction of the payment provider's balance. */
  reconcile_money: {
    payload: NOTHING,
    schedule: "13 11 * * *",
    madeUpFor: "1d",
    alone: true,
  },
  /** Email customers who are waiting for a product that is back in stock. */
  send_product_alerts: {
    payload: NOTHING,
    schedule: "* * * * *",
    key: null,
  },
  /** Reopen farms whose pause has ended. */
  reopen_paused_farms: {
    payload: NOTHING,
    schedule: "*/10 * * * *",
    key: null,
  },
  /** Erase accounts whose owners requested it two weeks ago. */
  erase_due_accounts: {
    payload: NOTHING,
    schedule: "23 * * * *",
    madeUpFor: "1d",
  },
  /** End memberships after their last day. */
  end_memberships: {
    payload: NOTHING,
    schedule: "17 8 * * *",
    madeUpFor: "1d",
  },
  /** Calculate the shop's recommended order for the day. */
  reorder_shop: {
    payload: NOTHING,
    schedule: "21 8 * * *",
    madeUpFor: "1d",
    alone: true,
  },
  /** Erase data older than the privacy notice allows. */
  purge_old: {
    payload: NOTHING,
    schedule: "41 10 * * *",
    madeUpFor: "7d",
  },
  /** Check the invariants of orders, money, goods and boxes. */
  check_invariants: {
    payload: NOTHING,
    schedule: "47 10 * * *",
    madeUpFor: "1d",
    alone: true,
  },
  /** Delete expired throttle counters. */
  purge_throttles: {
    payload: NOTHING,
    schedule: "*/10 * * * *",
  },
  /** Send reminders of upcoming boxes, and charge those that are due. */
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
  /** Send the yearly reminder of a weekly box, and notices of price changes. */
  box_notices: {
    payload: NOTHING,
    schedule: "31 17 * * *",
    madeUpFor: "7d",
  },
  /** Draft the payouts of a payout day, for an admin to approve. */
  draft_payouts: {
    payload: NOTHING,
    // Hourly, so that it runs right after the business day starts, with and without daylight saving time.
    schedule: "3 * * * *",
    atStart: true,
  },
  /** Lock the orders of days whose cut-off has passed, and send farms their harvest sheets. */
  lock_orders: {
    payload: NOTHING,
    // Every five minutes, so that it runs right after midnight of the business, with and without daylight saving time.
    schedule: "*/5 * * * *",
    atStart: true,
  },
  /** Remind customers that they can change their order until tonight. */
  remind_customers: {
    payload: NOTHING,
    schedule: "11 * * * *",
    atStart: true,
  },
  /** Send the gift cards that are due. */
  send_gift_cards: {
    payload: NOTHING,
    // Hourly, so that it runs right after the sending hour starts, with and without daylight saving time.
    schedule: "2 * * * *",
    atStart: true,
  },
  /** Give referral credit once a friend's first order has been delivered, and revoke it for undone orders. */
  settle_referrals: {
    payload: NOTHING,
    // Hourly, so that it runs soon after the business day starts, with and without daylight saving time.
    schedule: "17 * * * *",
    atStart: true,
  },
  /** Ask customers for reviews a day after delivery. */
  ask_for_reviews: {
    payload: NOTHING,
    schedule: "37 * * * *",
    atStart: true,
  },
  /** Remind farms of certificates that expire soon. */
  remind_of_certificates: {
    payload: NOTHING,
    schedule: "19 * * * *",
  },
  /** Remind guests that an open day is tomorrow. */
  remind_of_visits: {
    payload: NOTHING,
    // Hourly, so that it runs right after the reminder hour starts, with and without daylight saving time.
    schedule: "4 * * * *",
    atStart: true,
  },
  /** Cancel and refund orders left behind that no other van delivered by the end of the day. */
  settle_left_behind: {
    payload: NOTHING,
    schedule: "31 * * * *",
  },
  /** Notify households whose van will miss its window. */
  notify_of_late_vans: {
    payload: NOTHING,
    schedule: "*/5 * * * *",
    atStart: true,
  },
  /** Start sending the messages to customers whose time has come. */
  send_scheduled_updates: {
    payload: NOTHING,
    schedule: "* * * * *",
    atStart: true,
  },
  /** Queue the emails of a message to customers, and store how many were sent. */
  send_customer_update: {
    payload: z.object({ updateId: z.string() }),
  },
  /** Send a password reset link, if there is an account with the address. */
  send_reset_link: {
    payload: z.object({ email: z.string() }),
  },
  /** Send a link to a guest's order, if there is one with that number and address. */
  send_order_link: {
    payload: z.object({ number: z.string(), email: z.string() }),
  },
  /** Erase an account's former address, once the notice to it has been sent. */
  forget_address: {
    payload: z.object({
      userId: z.string(),
      email: z.string(),
      wasProven: z.boolean(),
    }),
  },
  /** Detach a removed card at the payment provider, if its removal broke off before that. */
  remove_card: {
    payload: z.object({ userId: z.string(), cardId: z.string() }),
  },
  /** Delete the files of an uploaded photo that no product uses. */
  drop_photo: {
    payload: z.object({ key: z.string() }),
  },
  /** Email those waiting at a zip that is now served. */
  notify_waiting: {
    payload: NOTHING,
  },
} as const satisfies Record<string, JobRow>;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.output<(typeof JOBS)[Name]["payload"]>;

const rows = Object.entries<JobRow>(JOBS) as [JobName, JobRow][];

/** Jobs that a worker runs as soon as it starts. */
export const AT_START: readonly JobName[] = rows.flatMap(([name, row]) =>
  row.atStart ? [name] : [],
);

/** The queue that serializes runs requested by transactions; null for jobs that may run concurrently. */
export function queueOf(name: JobName): string | null {
  const { alone, inTurn }: JobRow = JOBS[name];
  return alone || inTurn ? name : null;
}

/** The job runner takes the lowest priority value first. */
const FIRST = -1;

/** A job's priority among waiting jobs; the lowest value runs first. */
export function priorityOf(name: JobName): number {
  const { first }: JobRow = JOBS[name];
  return first ? FIRST : 0;
}

/** The options for queuing a job other than by schedule or from a transaction. */
export function startOf(name: JobName): { jobKey: string; queueName?: string; priority?: number } {
  const { key, alone, first }: JobRow = JOBS[name];
  return {
    jobKey: key ?? name,
    ...(alone && { queueName: name }),
    ...(first && { priority: FIRST }),
  };
}

/** The schedule of each scheduled job, by name. */
export const SCHEDULES: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([name, { schedule }]) => (schedule === undefined ? [] : [[name, schedule]])),
);

/** The schedules in the job runner's crontab format. */
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
