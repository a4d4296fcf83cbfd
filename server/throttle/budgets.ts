import type { ThrottleName } from "./port.ts";

/** So many tries in so many seconds, counted from the first one. */
export type Budget = { tries: number; seconds: number };
export type Budgets = Record<ThrottleName, Budget>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The budgets of a public server (security checklist, anti-automation). None locks anyone out
 * for good, and none touches a session that is already open.
 */
export const defaultBudgets: Budgets = {
  /** Of one name from all addresses; beyond it strangers wait, and are not refused. */
  login_account: { tries: 10, seconds: 10 * MINUTE },
  /** Of one name from one address. */
  login_pair: { tries: 10, seconds: 10 * MINUTE },
  /** Of one name on a device where its owner has signed in. */
  login_device: { tries: 10, seconds: 10 * MINUTE },
  login_address: { tries: 50, seconds: 10 * MINUTE },
  register_address: { tries: 5, seconds: HOUR },
  /** Codes of the second factor. */
  code_account: { tries: 10, seconds: 10 * MINUTE },
  /** Passwords given again inside a session. */
  confirm_account: { tries: 10, seconds: 10 * MINUTE },
  /** Passwords checked of one account by who may be its owner, right ones too: each costs 20 ms of a core. */
  password_account: { tries: 60, seconds: 10 * MINUTE },
  /** Sets of recovery codes, of ten slow hashes each. */
  recovery_codes_account: { tries: 10, seconds: HOUR },
  /** Emails with a link that the owner of an account asked for, signed in. */
  recover_account: { tries: 5, seconds: HOUR },
  /** Links to a new password: for one mailbox asked for from one address, which leaves the owner the rest. */
  recover_pair: { tries: 5, seconds: HOUR },
  /** For one mailbox from all addresses, so that no one floods it. */
  recover_mailbox: { tries: 20, seconds: HOUR },
  /** For all mailboxes from one address. */
  recover_address: { tries: 20, seconds: HOUR },
  /** Links of emails that were pressed. */
  link_address: { tries: 50, seconds: 10 * MINUTE },
  /** What is done by the links of guests' orders; a wrong one counts as well. */
  order_link_address: { tries: 600, seconds: 10 * MINUTE },
  visit_link_address: { tries: 600, seconds: 10 * MINUTE },
  /** Payment links, from one address: one call's page may be opened often, its token cannot be guessed. */
  payment_link_address: { tries: 600, seconds: 10 * MINUTE },
  /** Fresh links to orders: asked for from one address. */
  order_link_ask_address: { tries: 20, seconds: HOUR },
  /** For one mailbox from one address, which leaves the guest the rest. */
  order_link_ask_pair: { tries: 5, seconds: HOUR },
  /** For one mailbox from all addresses, so that no one floods it. */
  order_link_ask_mailbox: { tries: 20, seconds: HOUR },
  export_account: { tries: 5, seconds: HOUR },
  /** Files of tables, for the team and for farms: each reads thousands of rows. */
  file_account: { tries: 60, seconds: HOUR },
  /** Receipts, which are written again each time. */
  receipt_account: { tries: 60, seconds: 10 * MINUTE },
  /** Cards that someone tries to keep: no one tests stolen ones here. */
  card_account: { tries: 10, seconds: HOUR },
  /** Codes of gift cards that someone tries, signed in: a code has 80 random bits. */
  gift_code_account: { tries: 10, seconds: 10 * MINUTE },
  gift_code_address: { tries: 50, seconds: 10 * MINUTE },
  /** Emails of one gift card, so that no one floods a mailbox with it. */
  gift_send: { tries: 5, seconds: HOUR },
  /** Files that a farm sends: photos, documents, its inventory. */
  upload_account: { tries: 120, seconds: HOUR },
  subscribe_address: { tries: 5, seconds: HOUR },
  /** What the links to places in line open; a token cannot be guessed. */
  place_link_address: { tries: 600, seconds: 10 * MINUTE },
  payment_address: { tries: 20, seconds: HOUR },
  checkout_address: { tries: 120, seconds: 10 * MINUTE },
  /** Payments that someone says are made: the provider is asked about each that we know. */
  process_address: { tries: 20_000, seconds: 10 * MINUTE },
  process_account: { tries: 20_000, seconds: 10 * MINUTE },
  /** Promotion codes, which are asked for again with each change of a cart: nobody tries them out by the thousand. */
  promotion_address: { tries: 300, seconds: 10 * MINUTE },
  /** Places at open days: they are taken at once, so no one may take many. */
  visit_address: { tries: 10, seconds: HOUR },
  /** For one mailbox from one address, which leaves its owner the rest. */
  visit_pair: { tries: 5, seconds: HOUR },
  /** Emails about them to one mailbox, so that no one floods it. */
  visit_mailbox: { tries: 20, seconds: HOUR },
  /** Changes of one open day, of one order's delivery, and pauses of one account's boxes: each is emailed. */
  visit_change: { tries: 20, seconds: HOUR },
  order_change: { tries: 20, seconds: HOUR },
  box_pause: { tries: 20, seconds: HOUR },
  apply_address: { tries: 10, seconds: HOUR },
  contact_address: { tries: 10, seconds: HOUR },
  /** Acknowledgments to one mailbox, which anybody can type. */
  contact_mailbox: { tries: 5, seconds: HOUR },
  /** Searches that are counted: an anonymous write. */
  search_address: { tries: 60, seconds: 10 * MINUTE },
  /** Pictures of shared pages that are drawn anew, at half a second of a core each. */
  share_address: { tries: 400, seconds: 10 * MINUTE },
};

/**
 * The same windows with more room for everything counted by address: for a server whose visitors
 * all come from one machine, as in a demonstration or a test. Accounts stay as guarded as ever.
 */
export function budgetsForOneMachine(factor = 1000): Budgets {
  const byAddress = Object.entries(defaultBudgets).filter(([name]) => name.endsWith("_address"));
  const roomier = byAddress.map(([name, budget]) => [
    name,
    { ...budget, tries: budget.tries * factor },
  ]);
  return { ...defaultBudgets, ...Object.fromEntries(roomier) };
}
