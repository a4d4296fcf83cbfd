import type { Inputs } from "#client/lib/api/trpc.ts";

/** Which amount to explain, and for whom: each has its own access rules. */
export type WhyAsk =
  | { of: "order"; input: Inputs["orders"]["why"] }
  | { of: "guest_order"; input: Inputs["guestOrders"]["why"] }
  | { of: "credit"; input: Inputs["payments"]["credit"]["why"] }
  | { of: "payout"; input: Inputs["farmer"]["payouts"]["why"] }
  | { of: "sales"; input: Inputs["farmer"]["salesWhy"] }
  | { of: "any_order"; input: Inputs["admin"]["orders"]["why"] }
  | { of: "payment"; input: Inputs["admin"]["payments"]["why"] }
  | { of: "refund"; input: Inputs["admin"]["payments"]["whyRefund"] };
