import type { CustomerUpdateState } from "#shared/subscribers/customer-update.ts";

export const STATE_WORDS: Record<CustomerUpdateState, string> = {
  draft: "Draft",
  sending: "Is being sent",
  sent: "Sent",
  stopped: "Stopped",
};
