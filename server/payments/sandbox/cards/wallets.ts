/** Payment methods that redirect the payer to another page. */
export const WALLETS = ["link", "klarna", "cashapp", "amazon_pay"] as const;
export type Wallet = (typeof WALLETS)[number];
