import type { Tx } from "#db/client.ts";

/** Work that is done later, by name, with what it needs to know. */
export type JobPayloads = {
  /** Act on a stored event of the payment provider. */
  process_webhook: { eventId: string };
  /** Finish or give up checkouts that nobody finished, and send refunds that wait. */
  sweep_payments: Record<string, never>;
  /** Write the mails of a message to customers. */
  send_customer_update: { updateId: string };
  /** Write the mail with a link to a new password, if there is an account with the address. */
  send_reset_link: { email: string };
  /** Take a former address of an account out of the records, once the notice to it has left. */
  forget_address: { userId: string; email: string; wasProven: boolean };
  /** Take the files of a farm's photo away that nothing took. */
  drop_photo: { key: string };
  /** Lock the orders of days whose cut-off has passed, and send the farms their sheets. */
  lock_orders: Record<string, never>;
  /** Remind customers that their order can be changed until tonight. */
  remind_customers: Record<string, never>;
  /** Cancel and refund what vans left behind and none has taken by the end of its day. */
  settle_left_behind: Record<string, never>;
  /** Send what waits in the outbox. */
  send_mail: Record<string, never>;
  /** Tell those who wait at a zip that is served by now. */
  tell_waiting: Record<string, never>;
  /** Make the shop's recommended order of the day. */
  reorder_shop: Record<string, never>;
  /** Plan the boxes of the coming weeks. */
  plan_boxes: Record<string, never>;
  /** Remind of the weekly box once a year, and give notice of its new price. */
  box_notices: Record<string, never>;
  /** Remind of boxes, and charge those whose time has come. */
  charge_boxes: Record<string, never>;
};
export type JobName = keyof JobPayloads;

/** The queue as services see it. */
export type Jobs = {
  /** Queues work in the caller's transaction: it runs only if that commits. */
  enqueue<Name extends JobName>(tx: Tx, name: Name, payload: JobPayloads[Name]): Promise<void>;
};
