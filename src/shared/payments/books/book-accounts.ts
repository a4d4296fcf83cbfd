import { z } from "zod";
import { platformSettingsErrors as m } from "#messages/platform/settings/settings-errors.ts";
import { lineField } from "../../fields.ts";
import { LEDGER_ACCOUNTS, type LedgerAccount } from "../ledger.ts";

const NUMBER_MAX = 20;
const NAME_MAX = 80;

const bookAccount = z.strictObject({
  /** The account's number in the bookkeeping system, `2100` or `6-1200`. */
  number: z
    .string({ error: () => m.bookNumberMissing })
    .trim()
    .min(1, { error: () => m.bookNumberMissing })
    .max(NUMBER_MAX, { error: () => m.bookNumberAs })
    .regex(/^[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*$/, { error: () => m.bookNumberAs }),
  /** Its name there; if empty, the ledger's name in the language of the file. */
  name: lineField(() => m.bookNameLong(NAME_MAX)).max(NAME_MAX, {
    error: () => m.bookNameLong(NAME_MAX),
  }),
});
export type BookAccount = z.output<typeof bookAccount>;
export type BookAccounts = Record<LedgerAccount, BookAccount>;

const named = (number: string): BookAccount => ({ number, name: "" });

/**
 * The default mapping of ledger accounts to bookkeeping accounts, until an admin changes it: assets from 1000,
 * liabilities from 2000, income from 4000, expenses from 6000. A ledger account without an entry does not compile.
 */
export const DEFAULT_BOOK_ACCOUNTS: BookAccounts = {
  provider_balance: named("1050"),
  own_bank: named("1010"),
  paid_by_check: named("1060"),
  carrier_losses: named("1300"),
  farm_payable: named("2100"),
  farm_in_transit: named("2110"),
  farm_paid: named("2120"),
  tax_payable: named("2200"),
  customer_refunds: named("2300"),
  customer_deposits: named("2310"),
  customer_credit: named("2320"),
  gift_cards: named("2330"),
  commission: named("4000"),
  delivery_fees: named("4100"),
  other_income: named("4900"),
  card_fees: named("6100"),
  goodwill: named("6200"),
  box_gifts: named("6210"),
  promotions: named("6220"),
  referrals: named("6230"),
  market_losses: named("6300"),
  disputes: named("6400"),
};

/** An account added after the settings were saved uses its default number. */
const accountFields = Object.fromEntries(
  LEDGER_ACCOUNTS.map((account) => [account, bookAccount.default(DEFAULT_BOOK_ACCOUNTS[account])]),
) as Record<LedgerAccount, z.ZodDefault<typeof bookAccount>>;

/** The bookkeeping settings. */
export const bookFields = {
  /** Several ledger accounts may share a bookkeeping account, under one name. */
  bookAccounts: z
    .strictObject(accountFields)
    .superRefine((accounts, context) => {
      const names = new Map<string, string>();
      for (const account of LEDGER_ACCOUNTS) {
        const { number, name } = accounts[account];
        const first = names.get(number);
        if (first === undefined) names.set(number, name);
        else if (first !== name || name === "") {
          const message = m.bookNumberTwice(number);
          context.addIssue({ code: "custom", path: [account, "number"], message });
        }
      }
    })
    .default(DEFAULT_BOOK_ACCOUNTS),
};
