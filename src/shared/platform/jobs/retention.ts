/** How long personal data is kept: what the privacy notice promises and the nightly job does. */
export const RETENTION = {
  /** Days after which checkouts that were not paid are gone. */
  checkoutDays: 30,
  /** Months after the last sign of someone who left an address, or wrote to us; and after the team wrote to someone. */
  leadMonths: 24,
  /** Days after a farm's open day on which its guests are forgotten. */
  visitDays: 90,
  /**
   * Days after which our copies of emails are without reader and words: card networks take disputes for 120 days,
   * and their evidence shows what was written to the customer.
   */
  mailDays: 180,
  /** Years in which tax authorities may ask for an order. */
  orderYears: 7,
} as const;
