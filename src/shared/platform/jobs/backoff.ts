/**
 * How long work that failed waits before its next try, in seconds: twice as long each time, up to a
 * cap. Rows past `alarmAfter` failures in a row are reported to the team.
 */
export const backoff = {
  firstSeconds: 15,
  /** For payments whose end is not known; their goods are held for it. */
  paymentCapSeconds: 600,
  /** For refunds, which leave within five minutes once the provider answers again. */
  refundCapSeconds: 120,
  alarmAfter: 3,
} as const;
