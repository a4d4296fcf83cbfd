export const amountMissing = "Enter an amount in dollars; zero turns referrals off.";
export const amountMost = (amount: string) => `At most ${amount}.`;
export const countMissing = "Enter a whole number; zero turns referrals off.";
export const countMost = (count: string) => `At most ${count}.`;
export const unknown = "We cannot find that referral.";
export const notOpen = "This referral has ended already.";
export const noCode = "This link does not work anymore. You can order without it.";
