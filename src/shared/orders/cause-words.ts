/** What moved an order, where it was no person's own words. */
const CAUSE_WORDS: Readonly<Record<string, string>> = {
  "process-order": "paid",
  webhook: "paid",
  // The payment was found paid when something else was about to happen.
  sweeper: "paid",
  expiry: "paid",
  canceled: "paid",
  "create-payment-intent": "paid",
  phone: "ordered by phone, and paid",
  box: "the weekly box was charged",
  cut_off: "the cut-off passed",
  taken_off: "taken off the order",
  cheaper_zone: "delivery costs less at the new address",
  short: "the farm could not bring it",
  all_short: "nothing of it was harvested",
  harvest: "marked by a farm",
  pack: "marked by a packer",
  unpack: "opened again by a packer",
  van_left: "the van left",
  driver: "reported by the driver",
  not_home: "no one was home",
  refund: "everything was given back",
  "refund.failed": "the refund failed",
};

/** Why an order was moved, in words; the words of whoever moved it stand as they are. */
export function causeWords(cause: string): string {
  return CAUSE_WORDS[cause] ?? cause;
}
