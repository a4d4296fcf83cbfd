import { z } from "zod";
import { paymentsReferralWords as words } from "#messages/payments/referrals/referral-words.ts";
import { wordTable } from "../../labeled.ts";
import { tableInput } from "../../platform/table/table.ts";
import { isReferralEnd, REFERRAL_STEPS, referralLifecycle } from "./referral.ts";

/** Sort columns of the team's table of referrals. */
export const REFERRAL_SORTS = ["createdAt", "reward"] as const;

export const referralQuery = tableInput(REFERRAL_SORTS).extend({
  state: z.enum(referralLifecycle.states).optional(),
});
export type ReferralQuery = z.output<typeof referralQuery>;

export const REFERRAL_WORDS = wordTable(referralLifecycle.states, () => words.states);
export const REFERRAL_STEP_WORDS = wordTable(REFERRAL_STEPS, () => words.steps);

/** Describes why a referral ended; text entered by the team is returned unchanged. */
export function referralEndWords(cause: string): string {
  return isReferralEnd(cause) ? words.ends[cause] : cause;
}
