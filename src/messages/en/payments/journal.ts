export const title = "Journal";
export const lead =
  "Every entry of the ledger for a period, in double entry, for your bookkeeping. Dates are calendar days in Pacific time; each entry balances, and the last line has the totals.";
export const accounts = "Account numbers and names";
export const payouts = "Payouts to farms";
export const csv = "Download the journal";
export const csvFailed = "The journal was not downloaded. Try again.";
export const day = "Date";
export const entry = "Entry number";
export const ledgerAccount = "Ledger account";
export const accountNumber = "Account number";
export const accountName = "Account name";
export const debit = "Debit";
export const credit = "Credit";
export const memo = "Memo";
export const total = "Total";
