export const title = "Journal";
export const lead =
  "All that the ledger has of a period, in double entry, for your bookkeeping. A day is a business day; every transaction balances, and the last line has the sums.";
export const accounts = "Numbers and names of accounts";
export const payouts = "Payouts to farms";
export const csv = "Download the journal";
export const csvFailed = "The file was not made";
export const day = "Date";
export const entry = "Entry number";
export const ledgerAccount = "Ledger account";
export const accountNumber = "Account number";
export const accountName = "Account name";
export const debit = "Debit";
export const credit = "Credit";
export const memo = "Memo";
export const total = "Total";
