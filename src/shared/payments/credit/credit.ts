import { z } from "zod";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { cents, formatUsd } from "../../money.ts";
import { reasonField } from "../../accounts/user-admin.ts";

/** Largest sum that the team gives at once without an order behind it: a slip of a key stays small. */
export const CREDIT_MOST = cents(50_000);

/** What the team gives a customer out of the market's own share. */
export const creditGift = z.strictObject({
  id: z.uuid(),
  /** Made by the form, so that pressing twice gives once. */
  key: z.uuid(),
  amount: z
    .int({ error: () => m.enterAmount })
    .min(1, { error: () => m.enterAmount })
    .max(CREDIT_MOST, { error: () => m.atMost(formatUsd(CREDIT_MOST)) })
    .transform(cents),
  reason: reasonField,
});
export type CreditGift = z.output<typeof creditGift>;
