import { getTableColumns, getTableName, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** Everything needed to find a person's rows; read once, before anything changes. */
export type Person = {
  userId: string;
  username: string;
  /** Confirmed addresses, in lowercase: rows with them belong to the person even without an account. */
  emails: string[];
  /** The account's address, confirmed or not, where emails about the account went. */
  mailbox: string;
  orderIds: string[];
  checkoutIds: string[];
  subscriberIds: string[];
  applicationIds: string[];
  /** Ids and numbers of the above as they appear in emails and the audit log, in lowercase. */
  marks: string[];
  /** Replaces the password hash; no password matches it. */
  deadPasswordHash: string;
};

/** Columns that can hold arbitrary text or documents. Numbers, flags, instants and enums cannot identify a person. */
export type FreeColumn<Table extends PgTable> = FreeNames<Table["$inferSelect"]>;

type FreeNames<Row> = {
  [Name in keyof Row & string]: IsFree<NonNullable<Row[Name]>> extends true ? Name : never;
}[keyof Row & string];

type IsFree<Value> = [Value] extends [string]
  ? string extends Value
    ? true
    : false
  : [Value] extends [number | bigint | boolean | Date]
    ? false
    : true;

type Of = (person: Person) => SQL | undefined;

/** The rows of a person's orders, by the column with the order's id. */
export const ofOrders = (column: PgColumn) => (person: Person) => inArray(column, person.orderIds);

/** What erasure does to a table. */
export type TableRule = {
  table: PgTable;
  /** Selects a person's rows; null if the table has none. */
  of: Of | null;
  /** Delete the whole row. */
  isDeleted: boolean;
  /** The new values of blanked columns, by their name in the code. */
  blank: (person: Person) => Record<string, SQL>;
  /** Columns with no personal data. */
  none: readonly string[];
  /** Columns kept in whole or in part, because bookkeeping law requires it. */
  kept: readonly string[];
};

/** Makes the compiler name the missing columns. */
type Complete<Missing> = [Missing] extends [never] ? unknown : { unclassified: Missing };

/** A table without personal data. Every free column must still be listed. */
export function impersonal<Table extends PgTable, None extends FreeColumn<Table>>(
  table: Table,
  none: readonly None[] & Complete<Exclude<FreeColumn<Table>, None>>,
): TableRule {
  return { table, of: null, isDeleted: false, blank: () => ({}), none, kept: [] };
}

/** A table whose rows are deleted. */
export function deleted(table: PgTable, of: Of): TableRule {
  return { table, of, isDeleted: true, blank: () => ({}), none: [], kept: [] };
}

/** A table whose rows stay, with the personal columns blanked. */
export function blanked<
  Table extends PgTable,
  Blank extends FreeColumn<Table>,
  None extends FreeColumn<Table>,
  Kept extends FreeColumn<Table> = never,
>(
  table: Table,
  rule: {
    of: Of;
    blank: (person: Person) => Record<Blank, SQL>;
    none: readonly None[];
    kept?: readonly Kept[];
  } & Complete<Exclude<FreeColumn<Table>, Blank | None | Kept>>,
): TableRule {
  const { of, blank, none, kept = [] } = rule;
  return { table, of, isDeleted: false, blank, none, kept };
}

/**
 * The statement that erases a person from one table, or the rows matching `where` instead; null if there is
 * nothing to do.
 */
export function erasureOf(rule: TableRule, person: Person, where = rule.of?.(person)): SQL | null {
  if (!where) return null;
  if (rule.isDeleted) return sql`delete from ${rule.table} where ${where}`;
  const columns = getTableColumns(rule.table);
  const sets = Object.entries(rule.blank(person)).map(
    ([name, value]) => sql`${sql.identifier(columns[name]?.name ?? name)} = ${value}`,
  );
  if (sets.length === 0) return null;
  return sql`update ${rule.table} set ${sql.join(sets, sql`, `)} where ${where}`;
}

/** Columns of a table that can contain a person's address. */
export function personalColumns(rule: TableRule): PgColumn[] {
  if (rule.of === null) return [];
  const columns = Object.entries(getTableColumns(rule.table));
  return columns
    .filter(([name, column]) => !rule.none.includes(name) && HOLDS_TEXT.test(column.getSQLType()))
    .map(([, column]) => column);
}

const HOLDS_TEXT = /^(?:text|citext|jsonb)(?:\[\])?$/;

/**
 * What must not surround a match for it to be a whole word: `lee@x.com` is not part of `bruce.lee@x.com` or
 * `lee@x.com.au`. Allows an escaped line break in JSON, and a quotation mark unless it belongs to the word before.
 * Postgres regular expression syntax.
 */
const BEFORE = String.raw`(?:(?<![\w.!#$%&*+?^~\x60-])|(?<=\\[nrt]))(?<!\w')`;
const AFTER = String.raw`(?!-?\w|\.\w)`;

/** A case-insensitive pattern for a whole word. A word that starts with a colon needs no boundary before it. */
export function wholeWord(word: string): string {
  const literal = word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return `${word.startsWith(":") ? "" : BEFORE}${literal}${AFTER}`;
}

/** SQL for whether an expression contains any of these words as a whole, ignoring case. */
export function mentions(expression: SQL, words: readonly string[]): SQL {
  const list = JSON.stringify(words.map((word) => [word.toLowerCase(), wholeWord(word)]));
  return sql`exists (select from jsonb_array_elements(${list}::text::jsonb) as word
    where position(word->>0 in lower(${expression})) > 0 and ${expression} ~* (word->>1))`;
}

/** SQL for whether an expression equals any of these texts, ignoring case. */
export function isOneOf(expression: SQL, words: readonly string[]): SQL {
  const list = JSON.stringify(words.map((word) => word.toLowerCase()));
  return sql`lower(${expression}) in (select jsonb_array_elements_text(${list}::text::jsonb))`;
}

export const nameOf = (rule: TableRule): string => getTableName(rule.table);
