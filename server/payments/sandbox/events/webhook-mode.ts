/**
 * How webhooks go out. `auto`: each with a small random delay, so their order is not sure; `hold`:
 * kept until released; `drop`: lost forever; `dup`: each `copies` times; `reorder`: gathered for a
 * moment and sent newest first; `forge`: signed with a wrong secret, the true ones are lost.
 */
export type WebhookMode = {
  mode: "auto" | "hold" | "drop" | "dup" | "reorder" | "forge";
  copies?: number;
  /** Seconds added to the signature's time, to play late or future senders. */
  skewSeconds?: number;
};

export const WEBHOOK_MODES = ["auto", "hold", "drop", "dup", "reorder", "forge"] as const;
