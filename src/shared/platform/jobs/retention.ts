/** How long personal data is retained: what the privacy notice promises and the nightly job enforces. */
export const RETENTION = {
  /** Days after which the goods, address and owner of an unpaid checkout are deleted. */
  checkoutDays: 30,
  /**
   * Months after the last activity of someone who left an address or wrote to us, and after a message from the team.
   */
  leadMonths: 24,
  /** Days after a farm's open day when its guests' data is deleted. */
  visitDays: 90,
  /**
   * Days after which recipient and text are removed from our copies of emails: card networks accept disputes for 120
   * days, and the evidence includes what was written to the customer.
   */
  mailDays: 180,
  /** Years during which tax authorities may request an order. */
  orderYears: 7,
} as const;
