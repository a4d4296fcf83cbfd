import "@mantine/core/styles/Fieldset.layer.css";
import { Fieldset, Group, Stack, TextInput } from "@mantine/core";
import { paymentsAdmin } from "#messages/payments/admin.ts";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import type { BookAccount } from "#shared/payments/books/book-accounts.ts";
import { capital } from "#shared/capital.ts";
import { LEDGER_ACCOUNTS, type LedgerAccount } from "#shared/payments/ledger.ts";
import type { FieldProps } from "./fields.tsx";
import styles from "./fields.module.css";
import { PartError } from "./part-error.tsx";
import { errorAt, type PartErrors, partErrors } from "./part-errors.ts";

/** Maps each ledger account to an account in the bookkeeping software. */
export function BookAccountsField({ settings: { bookAccounts }, parts, onChange }: FieldProps) {
  return (
    <Stack>
      <p>{m.booksIntro}</p>
      {LEDGER_ACCOUNTS.map((account) => (
        <AccountRow
          key={account}
          account={account}
          book={bookAccounts[account]}
          parts={partErrors(parts, account)}
          onBook={(book) => onChange({ bookAccounts: { ...bookAccounts, [account]: book } })}
        />
      ))}
      <PartError parts={parts} />
    </Stack>
  );
}

type AccountRowProps = {
  account: LedgerAccount;
  book: BookAccount;
  parts: PartErrors;
  onBook: (book: BookAccount) => void;
};

function AccountRow({ account, book, parts, onBook }: AccountRowProps) {
  const words = paymentsAdmin.accounts[account];
  return (
    <Fieldset legend={capital(words)} classNames={{ legend: styles["inside"] }}>
      <Group grow align="start">
        <TextInput
          label={m.bookNumber}
          value={book.number}
          error={errorAt(parts, "number")}
          onChange={({ currentTarget: { value } }) => onBook({ ...book, number: value })}
        />
        <TextInput
          label={m.bookName}
          placeholder={words}
          value={book.name}
          error={errorAt(parts, "name")}
          onChange={({ currentTarget: { value } }) => onBook({ ...book, name: value })}
        />
      </Group>
    </Fieldset>
  );
}
