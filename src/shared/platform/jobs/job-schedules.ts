/**
 * What runs by the clock, in UTC. Missed runs are made up: what runs every few minutes does what is
 * due the next time, the worker starts with what has a deadline, and `fill` queues what was missed
 * while no worker ran, once for all of it because of its key. Every job here may run twice.
 */
export const CRONTAB = [
  "* * * * * sweep_payments ?jobKey=sweep_payments_next&jobKeyMode=preserve_run_at",
  "7 * * * * reconcile_events ?fill=1d&jobKey=reconcile_events",
  "* * * * * send_mail",
  "* * * * * send_product_alerts",
  "*/10 * * * * reopen_rested_farms",
  "23 * * * * erase_due_accounts ?fill=1d&jobKey=erase_due_accounts",
  "21 8 * * * reorder_shop ?fill=1d&queue=reorder_shop&jobKey=reorder_shop",
  "41 10 * * * purge_old ?fill=7d&jobKey=purge_old",
  "*/10 * * * * purge_throttles ?jobKey=purge_throttles",
  "*/5 * * * * charge_boxes ?jobKey=charge_boxes",
  "11 9 * * * plan_boxes ?fill=1d&jobKey=plan_boxes",
  "31 17 * * * box_notices ?fill=7d&jobKey=box_notices",
  // Midnight of the business falls on one of these minutes in summer and in winter.
  "*/5 * * * * lock_orders ?jobKey=lock_orders",
  "11 * * * * remind_customers ?jobKey=remind_customers",
  "19 * * * * remind_of_certificates ?jobKey=remind_of_certificates",
  "31 * * * * settle_left_behind ?jobKey=settle_left_behind",
].join("\n");

/** How often each job of the crontab is queued, as its line says it. */
export const SCHEDULES: ReadonlyMap<string, string> = new Map(
  CRONTAB.split("\n").map((line) => {
    const words = line.split(" ");
    return [words[5] ?? "", words.slice(0, 5).join(" ")];
  }),
);
