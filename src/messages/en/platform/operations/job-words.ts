/** What the jobs are called. */
export const names = {
  process_webhook: "Process a notice from the payment provider",
  sweep_payments: "Follow up on unfinished payments",
  reconcile_events: "Look for missed events of the payment provider",
  reconcile_money: "Compare our books with the payment provider",
  send_product_alerts: "Send “back in stock” emails",
  reopen_paused_farms: "Reopen paused farms",
  erase_due_accounts: "Erase accounts whose owners asked for it",
  end_memberships: "End memberships",
  reorder_shop: "Put the shop in the day’s order",
  purge_old: "Erase old data",
  check_invariants: "Check that the records add up",
  purge_throttles: "Clear old counts of attempts",
  charge_boxes: "Charge weekly boxes",
  plan_boxes: "Plan weekly boxes",
  box_notices: "Send notices about weekly boxes",
  draft_payouts: "Draft payouts to farms",
  lock_orders: "Lock orders at the cut-off",
  remind_customers: "Remind customers of the cut-off",
  ask_for_reviews: "Ask for reviews",
  remind_of_certificates: "Remind farms of certificates that end soon",
  remind_of_visits: "Remind guests of open days",
  settle_referrals: "Give credit for friends",
  send_gift_cards: "Send gift cards",
  notify_of_late_vans: "Tell households of late vans",
  settle_left_behind: "Refund orders left behind",
  send_scheduled_updates: "Send scheduled messages to customers",
  send_customer_update: "Send a message to customers",
  send_reset_link: "Send a reset link",
  send_order_link: "Send an order link",
  forget_address: "Erase a former address",
  remove_card: "Remove a saved card",
  drop_photo: "Erase an unused photo",
  notify_waiting: "Tell the waiting list",
};

export const states = {
  queued: "Queued",
  running: "Running",
  retrying: "Waits for another try",
  dead: "Given up after too many attempts",
};

export const everyMinute = "Every minute";
export const everyMinutes = (minutes: string) => `Every ${minutes} minutes`;
export const everyHour = (past: string) => `Every hour, ${past} minutes past`;
export const everyDay = (time: string) => `Every day at ${time}`;

/** In place of what an error of a job must not show. */
export const anAddress = "(an address)";
export const aKey = "(a key)";
