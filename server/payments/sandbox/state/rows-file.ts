import { closeSync, openSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Kind } from "./rows.ts";

/** A stored row: the JSON of one of `Rows`, with its id. */
export type KeptRow = { kind: Kind; id: string; json: string };

/** One atomic change: rows to write and rows to delete. */
export type Change = { put: KeptRow[]; del: [Kind, string][] };

/** A row's position in creation order; updates keep it. */
type Place = { place: number; json: string };

/**
 * Stores the sandbox's rows in a file, so that memory use does not grow with the number of payments. A change is
 * written before the call returns and is atomic even if the process is killed.
 */
export type RowsFile = {
  read(kind: Kind, id: string): string | undefined;
  /** Rows in creation order; `from` is the exclusive start. */
  oldest(kind: Kind): Iterable<string>;
  newest(kind: Kind, after?: string): Iterable<string>;
  count(kind: Kind): number;
  /**
   * Writes a change. With `mayBeLost`, it is committed with the next change or shortly after. Reads see it
   * immediately.
   */
  write(change: Change, mayBeLost?: boolean): void;
  /** Deletes all but the newest `rows`. */
  keepNewest(kind: Kind, rows: number): void;
  clear(): void;
  close(): void;
};

/** SQLite's page cache, in KiB. */
const CACHE_KIB = 4_096;
/** Rows read per query. */
const CHUNK = 50;
/** How long a change that may be lost can wait for the next commit, in milliseconds. */
const SOON_MS = 100;

const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma cache_size = -${CACHE_KIB};
  create table if not exists rows (
    place integer primary key autoincrement, kind text not null, id text not null, json text not null
  );
  create unique index if not exists rows_by_id on rows (kind, id);
  create index if not exists rows_by_place on rows (kind, place)`;

function openFile(path: string) {
  // Only the owner may read it; SQLite gives its side files the same permissions.
  closeSync(openSync(path, "a", 0o600));
  const file = new DatabaseSync(path);
  file.exec(SCHEMA);
  const prepare = (text: string) => file.prepare(text);
  return {
    file,
    begin: prepare("begin immediate"),
    commit: prepare("commit"),
    read: prepare("select json from rows where kind = ? and id = ?"),
    placeOf: prepare("select place from rows where kind = ? and id = ?"),
    forward: prepare(
      `select place, json from rows where kind = ? and place > ? order by place limit ${CHUNK}`,
    ),
    back: prepare(
      `select place, json from rows where kind = ? and place < ? order by place desc limit ${CHUNK}`,
    ),
    count: prepare("select count(*) as rows from rows where kind = ?"),
    put: prepare(`insert into rows (kind, id, json) values (?, ?, ?)
      on conflict (kind, id) do update set json = excluded.json`),
    remove: prepare("delete from rows where kind = ? and id = ?"),
    trim: prepare(`delete from rows where kind = ? and place <=
      (select place from rows where kind = ? order by place desc limit 1 offset ?)`),
    clear: prepare("delete from rows"),
  };
}

function* inChunks(statement: StatementSync, kind: Kind, start: number): Iterable<string> {
  let from = start;
  for (;;) {
    const rows = statement.all(kind, from) as Place[];
    for (const { json } of rows) yield json;
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return;
    from = last.place;
  }
}

/** Opens (or creates) the file. There must be no second writer: see `lock.ts`. */
export function openRows(path: string): RowsFile {
  const sql = openFile(path);
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;

  function begin(): void {
    if (!isOpen) sql.begin.run();
    isOpen = true;
  }
  function commit(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isOpen) sql.commit.run();
    isOpen = false;
  }
  const placeOf = (kind: Kind, id: string) =>
    (sql.placeOf.get(kind, id) as Pick<Place, "place"> | undefined)?.place ?? 0;

  return {
    read: (kind, id) => (sql.read.get(kind, id) as Pick<Place, "json"> | undefined)?.json,
    oldest: (kind) => inChunks(sql.forward, kind, 0),
    newest: (kind, after) =>
      inChunks(
        sql.back,
        kind,
        after === undefined ? Number.MAX_SAFE_INTEGER : placeOf(kind, after),
      ),
    count: (kind) => (sql.count.get(kind) as { rows: number }).rows,
    write({ put, del }, mayBeLost = false) {
      begin();
      for (const { kind, id, json } of put) sql.put.run(kind, id, json);
      for (const [kind, id] of del) sql.remove.run(kind, id);
      if (mayBeLost) timer ??= setTimeout(commit, SOON_MS);
      else commit();
    },
    keepNewest: (kind, rows) => void sql.trim.run(kind, kind, rows),
    clear() {
      commit();
      sql.clear.run();
    },
    close() {
      commit();
      sql.file.close();
    },
  };
}
