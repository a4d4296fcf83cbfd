import { paymentsAdmin } from "#messages/payments/admin.ts";
import { paymentsJournal as m } from "#messages/payments/journal.ts";
import type { Period } from "#shared/analytics/analytics.ts";
import type { BookAccounts } from "#shared/payments/books/book-accounts.ts";
import {
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  LEDGER_KINDS,
  type LedgerKind,
} from "#shared/payments/ledger.ts";
import { BUSINESS_ZONE, type Day } from "#shared/time.ts";
import type { Db } from "#db/client.ts";
import { type CsvColumn, csvDollars, csvHead, csvLines } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "../../platform/audit/audit.ts";
import { recordExport } from "../../platform/audit/audited-csv.ts";
import { withDatabaseTimeout } from "../../platform/database/database-timeout.ts";
import { daysOf } from "../../platform/database/days.ts";
import { getSettings } from "../../platform/settings/settings.ts";

/** The number of transactions in memory at a time. */
const PAGE = 1_000;

/** A line of the journal: a ledger entry, or the totals of the file. */
type Line = {
  day: string;
  entry: string;
  account: LedgerAccount | null;
  debit: number;
  credit: number;
  memo: string;
};

/** The names of accounts and kinds in a file, in the language and with the settings of the request. */
type Words = {
  books: BookAccounts;
  accounts: Record<LedgerAccount, string>;
  memo: (kind: LedgerKind, reference: string) => string;
};

/**
 * Streams the ledger of a period as a double-entry journal in CSV: positive amounts are debits, negative ones
 * credits. The export is first recorded in the audit log. At most one page of transactions is in memory, and no
 * database connection is held between pages. A transaction posted during the export is included whole or not at
 * all.
 */
export async function exportJournal(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  period: Period,
  pageSize = PAGE,
): Promise<AsyncIterable<string>> {
  const { bookAccounts } = await getSettings(deps);
  const name = `${period.from} ${period.to}`;
  await recordExport(deps, actor, { kind: "journal", id: "period", name });
  // Resolved now: the request's language is no longer known while the file is being streamed.
  const words: Words = {
    books: bookAccounts,
    accounts: wordsOf(LEDGER_ACCOUNTS, (account) => paymentsAdmin.accounts[account]),
    memo: memoIn(wordsOf(LEDGER_KINDS, (kind) => paymentsAdmin.ledgerKinds[kind])),
  };
  return pieces(journalPages(deps.db, period, pageSize), words, {
    head: columns(words),
    all: m.total,
  });
}

function memoIn(kinds: Record<LedgerKind, string>): Words["memo"] {
  return (kind, reference) => `${kinds[kind]} ${reference}`.trim();
}

function wordsOf<Id extends string>(ids: readonly Id[], word: (id: Id) => string) {
  return Object.fromEntries(ids.map((id) => [id, word(id)])) as Record<Id, string>;
}

type Layout = { head: readonly CsvColumn<Line>[]; all: string };

async function* pieces(
  pages: AsyncIterable<readonly Row[]>,
  words: Words,
  { head, all }: Layout,
): AsyncGenerator<string> {
  yield csvHead(head);
  const sums = { debit: 0, credit: 0 };
  for await (const rows of pages) {
    const lines = rows.map((row) => lineOf(row, words));
    for (const { debit, credit } of lines) {
      sums.debit += debit;
      sums.credit += credit;
    }
    yield csvLines(head, lines);
  }
  yield csvLines(head, [{ day: all, entry: "", account: null, ...sums, memo: "" }]);
}

function lineOf({ day, entry, account, amount, kind, reference }: Row, words: Words): Line {
  const [debit, credit] = amount > 0 ? [amount, 0] : [0, -amount];
  return { day, entry, account, debit, credit, memo: words.memo(kind, reference) };
}

function columns({ books, accounts }: Words): readonly CsvColumn<Line>[] {
  const dollars = (line: Line, amount: number) =>
    amount === 0 && line.account ? "" : csvDollars(amount);
  return [
    { heading: m.day, value: ({ day }) => day },
    { heading: m.entry, value: ({ entry }) => entry },
    { heading: m.ledgerAccount, value: ({ account }) => account && accounts[account] },
    { heading: m.accountNumber, value: ({ account }) => account && books[account].number },
    {
      heading: m.accountName,
      value: ({ account }) => account && (books[account].name || accounts[account]),
    },
    { heading: m.debit, value: (line) => dollars(line, line.debit) },
    { heading: m.credit, value: (line) => dollars(line, line.credit) },
    { heading: m.memo, value: ({ memo }) => memo },
  ];
}

type Row = {
  id: string;
  /**
   * When it was posted, to the microsecond: a `Date` would lose the precision that the next page's cursor needs.
   */
  at: string;
  day: Day;
  /** The id of the transaction's first ledger entry: the same in every export. */
  entry: string;
  kind: LedgerKind;
  account: LedgerAccount;
  amount: number;
  /** The order number, the provider's payout id or else the payment id; never personal data. */
  reference: string;
};

/** Pages of whole transactions, in order; each is read only after the previous one has been consumed. */
async function* journalPages(db: Db, period: Period, size: number): AsyncGenerator<Row[]> {
  let last: Pick<Row, "at" | "id"> | undefined;
  for (;;) {
    const rows: Row[] = await withDatabaseTimeout(db, readPage(db, period, size, last));
    last = rows.at(-1);
    if (!last) return;
    yield rows;
  }
}

function readPage(
  { $client: sql }: Db,
  period: Period,
  size: number,
  last: Pick<Row, "at" | "id"> | undefined,
) {
  const { asked } = daysOf(sql, period);
  const after = last
    ? sql`and (t.created_at, t.id) > (${last.at}::timestamptz, ${last.id}::uuid)`
    : sql``;
  return sql<Row[]>`
    with page as (
      select t.id, t.key, t.kind, t.order_id, t.intent_id, t.created_at from ledger_transactions t
      where ${asked(sql`t.created_at`)} ${after}
      order by t.created_at, t.id limit ${size}
    )
    select page.id, page.created_at::text as at, page.kind, e.account, e.amount_cents as amount,
      (page.created_at at time zone ${BUSINESS_ZONE})::date::text as day,
      (min(e.id) over (partition by page.id))::text as entry,
      coalesce(o.number, p.provider_transfer_id, back.provider_transfer_id, own.source_id, page.intent_id, '') as reference
    from page join ledger_entries e on e.transaction_id = page.id
      left join orders o on o.id = page.order_id
      left join payouts p on p.id
        = case when page.kind in ('payout_sent', 'payout_paid') then id_in_key(page.key) end
      left join payouts back on back.reversal_id
        = case when page.kind = 'payout_reversed' then id_in_key(page.key) end
      left join provider_transactions own on page.kind = 'own_payout' and own.id = split_part(page.key, ':', 2)
    order by page.created_at, page.id, e.amount_cents < 0, e.id`;
}
