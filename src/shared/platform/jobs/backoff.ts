/**
 * Retry delays for failed work, in seconds: doubling each time, up to a cap. Rows with more than `alarmAfter`
 * consecutive failures are reported to the team.
 */
export const backoff = {
  firstSeconds: 15,
  /** For payments with an unknown outcome, which keep goods on hold. */
  paymentCapSeconds: 600,
  /** For refunds, which are sent within five minutes once the provider is available again. */
  refundCapSeconds: 120,
  alarmAfter: 3,
} as const;
