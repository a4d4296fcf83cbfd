import { expect, it } from "vitest";
import { DEFAULT_BOOK_ACCOUNTS } from "#shared/payments/books/book-accounts.ts";
import { LEDGER_ACCOUNTS } from "#shared/payments/ledger.ts";
import { settingsSchema } from "#shared/platform/settings/settings.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";

const withAccounts = (bookAccounts: unknown) => settingsSchema.safeParse({ bookAccounts });
const wrong = (bookAccounts: unknown) => withAccounts(bookAccounts).error?.issues[0]?.message;

it("Every ledger account has a book account with a number of its own", () => {
  const numbers = LEDGER_ACCOUNTS.map((account) => DEFAULT_SETTINGS.bookAccounts[account].number);
  expect(new Set(numbers).size).toBe(LEDGER_ACCOUNTS.length);
  expect(DEFAULT_SETTINGS.bookAccounts.farm_payable.number).toBe("2100");
});

it("An account that was added after the settings were saved gets its default, and the rest stays", () => {
  const { promotions: _, ...saved } = DEFAULT_BOOK_ACCOUNTS;
  const own = { number: "2-100.1", name: "Farms" };
  expect(withAccounts({ ...saved, farm_payable: own }).data?.bookAccounts).toEqual({
    ...DEFAULT_BOOK_ACCOUNTS,
    farm_payable: own,
  });
});

it("Numbers cannot be empty or look like formulas", () => {
  const number = (text: string) =>
    wrong({ ...DEFAULT_BOOK_ACCOUNTS, disputes: { number: text, name: "" } });
  expect(number(" ")).toBe("Every account needs a number, such as 2100");
  for (const text of ["=1", "-1", "1 2", "1-", "1".repeat(21)])
    expect(number(text)).toMatch(/^Please enter numbers of accounts/);
  expect(number("6400")).toBeUndefined();
  expect(wrong({ ...DEFAULT_BOOK_ACCOUNTS, unknown: { number: "1", name: "" } })).toBeDefined();
});

it("Accounts can share a number only under the same name", () => {
  const shared = (one: string, other: string) =>
    wrong({
      ...DEFAULT_BOOK_ACCOUNTS,
      goodwill: { number: "6200", name: one },
      box_gifts: { number: "6200", name: other },
    });
  expect(shared("Gifts", "Gifts")).toBeUndefined();
  expect(shared("Gifts", "Boxes")).toMatch(/6200 is there twice/);
  expect(shared("", "")).toMatch(/6200 is there twice/);
});
