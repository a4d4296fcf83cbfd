export const title = "Net revenue";
export const journal = "Journal of these days";
export const booked = "Booked";
export const what = "What";
export const account = "Account";
export const allAccounts = "All accounts";
export const about = "Order or payment";
export const payment = "The payment";
export const nothing = "None";
export const amount = "Amount";
export const sum = (period: string, earned: string) => `${period}: ${earned}`;
export const sumOf = (name: string, period: string, earned: string) =>
  `${name}, ${period}: ${earned}`;
export const none = "Nothing was booked on these days";
