import type { CustomerUpdateState } from "#shared/subscribers/customer-update.ts";

export const STATE_WORDS: Record<CustomerUpdateState, string> = {
  draft: "Draft",
  sending: "Sending",
  sent: "Sent",
  stopped: "Stopped",
};

/** `1 person`, `1,200 people` */
export function peopleWords(count: number): string {
  return count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`;
}
