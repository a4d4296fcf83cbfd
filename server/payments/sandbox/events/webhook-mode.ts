/**
 * How webhooks are delivered. `auto`: each after a small random delay, so order varies; `hold`: held until
 * released; `drop`: never sent; `dup`: sent `copies` times each; `reorder`: collected briefly, then sent newest
 * first; `forge`: signed with a wrong secret, and the genuine ones are never sent.
 */
export type WebhookMode = {
  mode: "auto" | "hold" | "drop" | "dup" | "reorder" | "forge";
  copies?: number;
  /** Seconds added to the signature's timestamp, to simulate late or future senders. */
  skewSeconds?: number;
};

export const WEBHOOK_MODES = ["auto", "hold", "drop", "dup", "reorder", "forge"] as const;
