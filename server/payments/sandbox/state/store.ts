import { randomBytes } from "node:crypto";
import { makeId } from "./ids.ts";
import { openJournal } from "./journal-file.ts";
import type { Change } from "./journal-file.ts";
import type { Kind, Row, Rows, WorldRow } from "./rows.ts";

/** What caused a change; events name it. */
export type Cause = { requestId: string | null; idempotencyKey: string | null };

/** One change in the making. Nothing is seen by others before it is committed. */
export type Tx = {
  cause: Cause;
  /** Virtual time, whole seconds. */
  now(): number;
  newId(prefix: string): string;
  world(): WorldRow;
  /** A copy that may be changed and saved. */
  find<K extends Kind>(kind: K, id: string): Rows[K] | undefined;
  save<K extends Kind>(kind: K, row: Rows[K]): void;
  remove(kind: Kind, id: string): void;
  /** Committed rows, newest first. Not to be changed. */
  newest<K extends Kind>(kind: K): Iterable<Rows[K]>;
};

export type Store = {
  /** Runs `work` and keeps what it saved; a thrown error keeps nothing. */
  commit<T>(cause: Cause, work: (tx: Tx) => T): T;
  /** Reads without a change. */
  read<K extends Kind>(kind: K, id: string): Rows[K] | undefined;
  all<K extends Kind>(kind: K): Iterable<Rows[K]>;
  nowMs(): number;
  /** Forgets everything; the counter goes on unless a seed is given. */
  reset(seed?: string): void;
  close(): void;
};

type Table = Map<string, Row>;
const WORLD = "world";
/** History longer than this beyond the rows left is compacted at run time. */
const SLACK_LINES = 20_000;

function newWorld(seed: string): WorldRow {
  return { id: WORLD, seed, counter: 0, clockOffsetMs: 0, webhooks: { mode: "auto" } };
}

/** Opens (or makes) the state kept in `path`. There must be no second writer: see `lock.ts`. */
export function openStore(path: string, seed?: string): Store {
  const tables = new Map<Kind, Table>();
  const file = openJournal(path);

  function table(kind: Kind): Table {
    const known = tables.get(kind) ?? new Map<string, Row>();
    tables.set(kind, known);
    return known;
  }
  function apply(change: Change): void {
    for (const [kind, row] of change.put) table(kind).set(row.id, row);
    for (const [kind, id] of change.del) table(kind).delete(id);
  }
  function read<K extends Kind>(kind: K, id: string): Rows[K] | undefined {
    return table(kind).get(id) as Rows[K] | undefined;
  }
  function* rows(): Iterable<[Kind, Row]> {
    for (const [kind, known] of tables) for (const row of known.values()) yield [kind, row];
  }
  function world(): WorldRow {
    const row = read("world", WORLD);
    if (!row) throw new Error("The sandbox has no world");
    return row;
  }
  function compactIfLong(): void {
    let live = 0;
    for (const known of tables.values()) live += known.size;
    if (file.lines > live * 2 + SLACK_LINES) file.compact(rows());
  }
  function keep(change: Change): void {
    if (change.put.length + change.del.length === 0) return;
    file.append(change);
    apply(change);
    if (file.lines % 1000 === 0) compactIfLong();
  }
  const nowMs = () => Date.now() + world().clockOffsetMs;

  function begin(cause: Cause): { tx: Tx; change(): Change } {
    const saved = new Map<string, [Kind, Row]>();
    const removed = new Map<string, [Kind, string]>();
    const key = (kind: Kind, id: string) => `${kind}/${id}`;
    const tx: Tx = {
      cause,
      now: () => Math.floor((Date.now() + tx.world().clockOffsetMs) / 1000),
      world: () => tx.find("world", WORLD) ?? world(),
      newId(prefix) {
        const current = tx.world();
        tx.save("world", { ...current, counter: current.counter + 1 });
        return makeId(current.seed, current.counter, prefix);
      },
      find<K extends Kind>(kind: K, id: string) {
        if (removed.has(key(kind, id))) return undefined;
        const row = saved.get(key(kind, id))?.[1] ?? read(kind, id);
        return row && (structuredClone(row) as Rows[K]);
      },
      save(kind, row) {
        removed.delete(key(kind, row.id));
        saved.set(key(kind, row.id), [kind, structuredClone(row)]);
      },
      remove(kind, id) {
        saved.delete(key(kind, id));
        removed.set(key(kind, id), [kind, id]);
      },
      newest: <K extends Kind>(kind: K) => [...table(kind).values()].toReversed() as Rows[K][],
    };
    return { tx, change: () => ({ put: [...saved.values()], del: [...removed.values()] }) };
  }

  file.replay(apply);
  if (!read("world", WORLD)) {
    keep({ put: [["world", newWorld(seed ?? randomBytes(9).toString("base64url"))]], del: [] });
  }
  if (file.lines > 0) file.compact(rows());

  return {
    commit(cause, work) {
      const { tx, change } = begin(cause);
      const result = work(tx);
      keep(change());
      return result;
    },
    read,
    all: <K extends Kind>(kind: K) => table(kind).values() as IterableIterator<Rows[K]>,
    nowMs,
    reset(fresh) {
      const before = world();
      const next = newWorld(fresh ?? before.seed);
      tables.clear();
      apply({ put: [["world", fresh ? next : { ...next, counter: before.counter }]], del: [] });
      file.compact(rows());
    },
    close: file.close,
  };
}
