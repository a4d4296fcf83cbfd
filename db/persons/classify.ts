import { getTableColumns, getTableName, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** All by which the rows of one person are found; read once, before anything is changed. */
export type Person = {
  userId: string;
  username: string;
  /** Addresses that are proven theirs, in lower case: rows with them are theirs without an account too. */
  emails: string[];
  /** The account's address, proven or not: the product's own emails about the account went there. */
  mailbox: string;
  orderIds: string[];
  checkoutIds: string[];
  subscriberIds: string[];
  applicationIds: string[];
  /** Ids and numbers by which emails and the audit log speak of the above, in lower case. */
  marks: string[];
  /** What the password is replaced by: a hash that nothing opens. */
  deadPasswordHash: string;
};

/** Columns that can hold any text or document. Numbers, flags, instants and enums cannot name a person. */
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

/** What erasure does with a table. */
export type TableRule = {
  table: PgTable;
  /** Which rows are a person's; null for a table without any. */
  of: Of | null;
  /** Rows go as a whole. */
  isDeleted: boolean;
  /** What stands in a column afterward, by the column's name in the code. */
  blank: (person: Person) => Record<string, SQL>;
  /** Columns that say nothing of a person. */
  none: readonly string[];
  /** Columns that stay, or hold a part that stays, because the law on books wants it. */
  kept: readonly string[];
};

/** Missing columns are named by the compiler. */
type Complete<Missing> = [Missing] extends [never] ? unknown : { unclassified: Missing };

/** A table that holds nothing of a person: every free column is listed all the same. */
export function impersonal<Table extends PgTable, None extends FreeColumn<Table>>(
  table: Table,
  none: readonly None[] & Complete<Exclude<FreeColumn<Table>, None>>,
): TableRule {
  return { table, of: null, isDeleted: false, blank: () => ({}), none, kept: [] };
}

/** A table whose rows go as a whole. */
export function deleted(table: PgTable, of: Of): TableRule {
  return { table, of, isDeleted: true, blank: () => ({}), none: [], kept: [] };
}

/** A table whose rows stay without the person. */
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
 * The update or delete that erases a person from one table, or from the rows that are named in place of the
 * person's; null where there is nothing to do.
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

/** Columns of a table in which a person's address can stand. */
export function personalColumns(rule: TableRule): PgColumn[] {
  if (rule.of === null) return [];
  const columns = Object.entries(getTableColumns(rule.table));
  return columns
    .filter(([name, column]) => !rule.none.includes(name) && HOLDS_TEXT.test(column.getSQLType()))
    .map(([, column]) => column);
}

const HOLDS_TEXT = /^(?:text|citext|jsonb)(?:\[\])?$/;

/**
 * What may not stand around a word for it to be the whole word: `lee@x.com` is no part of
 * `bruce.lee@x.com` or `lee@x.com.au`. An escaped line break of JSON may, and so may a quotation mark
 * that does not belong to the name before it. Patterns as Postgres reads them.
 */
const BEFORE = String.raw`(?:(?<![\w.!#$%&*+?^~\x60-])|(?<=\\[nrt]))(?<!\w')`;
const AFTER = String.raw`(?!-?\w|\.\w)`;

/** The pattern of a word as a whole, which finds it whatever its case; a colon of its own is what stands before it. */
export function wholeWord(word: string): string {
  const literal = word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return `${word.startsWith(":") ? "" : BEFORE}${literal}${AFTER}`;
}

/** Whether an expression has one of these words in it as a whole, whatever their case. */
export function mentions(expression: SQL, words: readonly string[]): SQL {
  const list = JSON.stringify(words.map((word) => [word.toLowerCase(), wholeWord(word)]));
  return sql`exists (select from jsonb_array_elements(${list}::text::jsonb) as word
    where position(word->>0 in lower(${expression})) > 0 and ${expression} ~* (word->>1))`;
}

/** Whether an expression is one of these texts, whatever their case. */
export function isOneOf(expression: SQL, words: readonly string[]): SQL {
  const list = JSON.stringify(words.map((word) => word.toLowerCase()));
  return sql`lower(${expression}) in (select jsonb_array_elements_text(${list}::text::jsonb))`;
}

export const nameOf = (rule: TableRule): string => getTableName(rule.table);
