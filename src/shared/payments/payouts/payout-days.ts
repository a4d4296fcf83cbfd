/** Days of the month on which farms are paid where the settings say nothing else: twice monthly (spec section 9). */
export const PAYOUT_DAYS: readonly number[] = [1, 15];
