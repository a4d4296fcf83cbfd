import { randomBytes } from "node:crypto";
import { makeId } from "./ids.ts";
import { openRows } from "./rows-file.ts";
import type { Change, KeptRow } from "./rows-file.ts";
import type { Kind, Rows, WorldRow } from "./rows.ts";

/** What caused a change; its events refer to it. */
export type Cause = { requestId: string | null; idempotencyKey: string | null };

/** An open transaction. Others see nothing of it before it is committed. */
export type Tx = {
  cause: Cause;
  /** Virtual time, whole seconds. */
  now(): number;
  newId(prefix: string): string;
  world(): WorldRow;
  /** Returns a copy, safe to modify and save. */
  find<K extends Kind>(kind: K, id: string): Rows[K] | undefined;
  save<K extends Kind>(kind: K, row: Rows[K]): void;
  remove(kind: Kind, id: string): void;
  /** Committed rows, newest first, read lazily. Starts after the row with id `after`. */
  newest<K extends Kind>(kind: K, after?: string): Iterable<Rows[K]>;
  /** Committed rows, oldest first, read lazily. */
  oldest<K extends Kind>(kind: K): Iterable<Rows[K]>;
};

export type Store = {
  /** Runs `work` and commits what it saved, or nothing if it throws. */
  commit<T>(cause: Cause, work: (tx: Tx) => T): T;
  /** Like `commit`, but written a moment later: if the process is killed first, the work must be repeatable. */
  commitSoon(work: (tx: Tx) => void): void;
  /** Reads outside a transaction. */
  read<K extends Kind>(kind: K, id: string): Rows[K] | undefined;
  all<K extends Kind>(kind: K): Iterable<Rows[K]>;
  /** Deletes all but the newest `rows`. */
  keepNewest(kind: Kind, rows: number): void;
  nowMs(): number;
  /** Deletes everything. The id counter continues unless a seed is given. */
  reset(seed?: string): void;
  close(): void;
};

const WORLD = "world";
const NO_ONE: Cause = { requestId: null, idempotencyKey: null };

function newWorld(seed: string): WorldRow {
  return { id: WORLD, seed, counter: 0, clockOffsetMs: 0, webhooks: { mode: "auto" } };
}

function kept<K extends Kind>(kind: K, row: Rows[K]): KeptRow {
  return { kind, id: row.id, json: JSON.stringify(row) };
}

function parsed<K extends Kind>(_kind: K, json: string): Rows[K] {
  return JSON.parse(json) as Rows[K];
}

/** Opens (or creates) the state stored at `path`. There must be no second writer: see `lock.ts`. */
export function openStore(path: string, seed?: string): Store {
  const file = openRows(path);
  // Cached, because every call and every new id reads it.
  let known: WorldRow | null = null;

  function read<K extends Kind>(kind: K, id: string): Rows[K] | undefined {
    const json = file.read(kind, id);
    return json === undefined ? undefined : parsed(kind, json);
  }
  function* all<K extends Kind>(kind: K): Iterable<Rows[K]> {
    for (const json of file.oldest(kind)) yield parsed(kind, json);
  }
  function* newest<K extends Kind>(kind: K, after?: string): Iterable<Rows[K]> {
    for (const json of file.newest(kind, after)) yield parsed(kind, json);
  }
  function world(): WorldRow {
    known ??= read("world", WORLD) ?? null;
    if (!known) throw new Error("The sandbox has no world");
    return known;
  }
  function keep(change: Change, mayBeLost = false): void {
    if (change.put.length + change.del.length === 0) return;
    file.write(change, mayBeLost);
    if (change.put.some(({ kind }) => kind === "world")) known = null;
  }
  const nowMs = () => Date.now() + world().clockOffsetMs;

  const committed: Committed = { read, all, newest, world };
  if (!read("world", WORLD)) {
    const first = newWorld(seed ?? randomBytes(9).toString("base64url"));
    keep({ put: [kept("world", first)], del: [] });
  }

  return {
    commit(cause, work) {
      const { tx, change } = begin(committed, cause);
      const result = work(tx);
      keep(change());
      return result;
    },
    commitSoon(work) {
      const { tx, change } = begin(committed, NO_ONE);
      work(tx);
      keep(change(), true);
    },
    read,
    all,
    keepNewest: file.keepNewest,
    nowMs,
    reset(fresh) {
      const before = world();
      const next = newWorld(fresh ?? before.seed);
      const first = fresh ? next : { ...next, counter: before.counter };
      file.clear();
      keep({ put: [kept("world", first)], del: [] });
    },
    close: file.close,
  };
}

/** What a transaction sees of the committed state. */
type Committed = Pick<Store, "read" | "all"> & Pick<Tx, "newest" | "world">;

/** Opens a transaction over the committed state; `change` is what it has saved and removed so far. */
function begin(
  { read, all, newest, world }: Committed,
  cause: Cause,
): { tx: Tx; change(): Change } {
  const saved = new Map<string, KeptRow>();
  const removed = new Map<string, [Kind, string]>();
  const key = (kind: Kind, id: string) => `${kind}/${id}`;
  // Every new id reads it, so it is serialized only once, at commit.
  let ownWorld: WorldRow | null = null;
  const tx: Tx = {
    cause,
    now: () => Math.floor((Date.now() + tx.world().clockOffsetMs) / 1000),
    world: () => ({ ...(ownWorld ?? world()) }),
    newId(prefix) {
      const current = tx.world();
      ownWorld = { ...current, counter: current.counter + 1 };
      return makeId(current.seed, current.counter, prefix);
    },
    find<K extends Kind>(kind: K, id: string) {
      if (removed.has(key(kind, id))) return undefined;
      const row = saved.get(key(kind, id));
      return row ? parsed(kind, row.json) : read(kind, id);
    },
    save(kind, row) {
      if (isWorld(kind, row)) {
        ownWorld = row;
        return;
      }
      removed.delete(key(kind, row.id));
      saved.set(key(kind, row.id), kept(kind, row));
    },
    remove(kind, id) {
      saved.delete(key(kind, id));
      removed.set(key(kind, id), [kind, id]);
    },
    newest,
    oldest: all,
  };
  const change = () => ({
    put: [...(ownWorld ? [kept("world", ownWorld)] : []), ...saved.values()],
    del: [...removed.values()],
  });
  return { tx, change };
}

function isWorld(kind: Kind, _row: unknown): _row is WorldRow {
  return kind === "world";
}
