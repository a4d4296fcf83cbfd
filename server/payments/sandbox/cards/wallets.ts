/** What pays by leaving for another page. */
export const WALLETS = ["link", "klarna", "cashapp", "amazon_pay"] as const;
export type Wallet = (typeof WALLETS)[number];
