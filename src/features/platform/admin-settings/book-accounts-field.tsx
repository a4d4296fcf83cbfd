import "@mantine/core/styles/Fieldset.layer.css";
import { Fieldset, Group, Stack, TextInput } from "@mantine/core";
import { paymentsAdmin } from "#messages/payments-admin.ts";
import { platformSettings as m } from "#messages/platform-settings.ts";
import type { BookAccount } from "#shared/payments/books/book-accounts.ts";
import { LEDGER_ACCOUNTS, type LedgerAccount } from "#shared/payments/ledger.ts";
import type { FieldProps } from "./fields.tsx";
import { PartError } from "./part-error.tsx";

/** Maps each ledger account to an account in the bookkeeping software. */
export function BookAccountsField({ settings: { bookAccounts }, error, onChange }: FieldProps) {
  return (
    <Stack>
      <p>{m.booksIntro}</p>
      {LEDGER_ACCOUNTS.map((account) => (
        <AccountRow
          key={account}
          account={account}
          book={bookAccounts[account]}
          onBook={(book) => onChange({ bookAccounts: { ...bookAccounts, [account]: book } })}
        />
      ))}
      <PartError error={error} />
    </Stack>
  );
}

type AccountRowProps = {
  account: LedgerAccount;
  book: BookAccount;
  onBook: (book: BookAccount) => void;
};

function AccountRow({ account, book, onBook }: AccountRowProps) {
  const words = paymentsAdmin.accounts[account];
  return (
    <Fieldset legend={words}>
      <Group grow>
        <TextInput
          label={m.bookNumber}
          value={book.number}
          onChange={({ currentTarget: { value } }) => onBook({ ...book, number: value })}
        />
        <TextInput
          label={m.bookName}
          placeholder={words}
          value={book.name}
          onChange={({ currentTarget: { value } }) => onBook({ ...book, name: value })}
        />
      </Group>
    </Fieldset>
  );
}
