/** What is counted, each with its own budget (see `budgets.ts`). A name ends in `_address` where all of an address is counted. */
export type ThrottleName =
  | "login_account"
  | "login_pair"
  | "login_device"
  | "login_address"
  | "register_address"
  | "code_account"
  | "confirm_account"
  | "password_account"
  | "recovery_codes_account"
  | "recover_account"
  | "recover_pair"
  | "recover_mailbox"
  | "recover_address"
  | "link_address"
  | "order_link_address"
  | "visit_link_address"
  | "payment_link_address"
  | "order_link_ask_address"
  | "order_link_ask_pair"
  | "order_link_ask_mailbox"
  | "export_account"
  | "file_account"
  | "receipt_account"
  | "gift_code_account"
  | "gift_code_address"
  | "gift_send"
  | "card_account"
  | "upload_account"
  | "subscribe_address"
  | "place_link_address"
  | "payment_address"
  | "checkout_address"
  | "promotion_address"
  | "visit_address"
  | "visit_pair"
  | "visit_mailbox"
  | "visit_change"
  | "order_change"
  | "box_pause"
  | "process_address"
  | "process_account"
  | "search_address"
  | "share_address"
  | "contact_mailbox"
  | "apply_address"
  | "contact_address";

/** Counts across all processes. */
export type Throttle = {
  /** Takes one from the budget of `key`. Throws `too_many` with `retryAfterSeconds` in its details when it is used up. */
  take(name: ThrottleName, key: string): Promise<void>;
  /**
   * Takes one too, but refuses no one for it: beyond the budget the caller waits, some seconds at most.
   * Throws `too_many` only when this caller waits already, or too many do.
   */
  slow(name: ThrottleName, key: string, caller: string): Promise<void>;
  /** Gives the budget back, after a success that shows the tries were honest. */
  reset(name: ThrottleName, key: string): Promise<void>;
};
