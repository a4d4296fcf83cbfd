import { ordersPhone as m } from "#messages/orders/phone.ts";
import { Button, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { accountName } from "#shared/accounts/user.ts";
import { formatUsd } from "#shared/money.ts";
import { cardLabel } from "#shared/payments/cards/saved-cards.ts";
import { SEARCH_MAX } from "#shared/platform/table/table.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import styles from "./phone-order.module.css";

export type Caller = Outputs["admin"]["phoneOrders"]["caller"];

/** Debounce delay of the account search, in milliseconds. */
const PAUSE = 200;
const LETTERS = 2;
const OFFERED = 5;

type CallerPickerProps = { caller: Caller | null; onCaller: (caller: Caller | null) => void };

/** Finds the caller's account, if there is one. */
export function CallerPicker({ caller, onCaller }: CallerPickerProps) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const choose = async (id: string) => {
    setFailure(null);
    try {
      onCaller(await utils.admin.phoneOrders.caller.fetch({ id }, { staleTime: 0 }));
      setTyped("");
    } catch (error) {
      setFailure(failureMessage(error));
    }
  };
  if (caller) {
    return (
      <div className={styles.row}>
        <span className={`${styles.what} ${styles.who}`}>
          <strong>{caller.name}</strong>
          <span className={styles.about}>{caller.email}</span>
          <span className={styles.about}>{meansOf(caller)}</span>
        </span>
        <Button size="sm" variant="default" onClick={() => onCaller(null)}>
          {m.someoneElse}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <TextInput
        type="search"
        label={m.findAccount}
        description={m.findHow}
        autoComplete="off"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {failure ? (
        <Text role="alert" c="var(--mantine-color-error)">
          {failure}
        </Text>
      ) : null}
      <Accounts typed={typed} onChoose={(id) => void choose(id)} />
    </div>
  );
}

function meansOf({ card, credit }: Caller): string {
  return [
    card ? cardLabel(card) : m.noSavedCard,
    ...(credit > 0 ? [m.credit(formatUsd(credit))] : []),
  ].join(", ");
}

function Accounts({ typed, onChoose }: { typed: string; onChoose: (id: string) => void }) {
  const [q] = useDebouncedValue(typed.trim(), PAUSE);
  const found = trpc.admin.users.page.useQuery(
    { q },
    { enabled: q.length >= LETTERS, placeholderData: (before) => before },
  );
  if (typed.trim().length < LETTERS) return null;
  if (isLost(found)) {
    return <QueryError query={found} />;
  }
  const rows = (found.data?.rows ?? []).slice(0, OFFERED);
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {found.data ? foundWords(rows.length) : m.searching}
      </Text>
      <ul className={styles.rows} aria-label={m.foundAccounts}>
        {rows.map(({ id, firstName, lastName, username, email }) => {
          const name = accountName({ firstName, lastName, username });
          return (
            <li key={id} className={styles.row}>
              <span className={`${styles.what} ${styles.who}`}>
                <strong>{name}</strong>
                <span className={styles.about}>{email}</span>
              </span>
              <Button
                size="sm"
                variant="default"
                aria-label={m.orderFor(name)}
                onClick={() => onChoose(id)}
              >
                {m.choose}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function foundWords(count: number): string {
  return count === 0 ? m.noAccount : m.accounts(count);
}
