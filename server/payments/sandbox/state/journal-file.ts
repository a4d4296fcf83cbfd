import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import type { Kind } from "./rows.ts";

/** A row as it is kept: the JSON of one of `Rows`, with its id. */
export type KeptRow = { kind: Kind; id: string; json: string };

/** One committed change: rows written and rows removed, all or none of them. */
export type Change = { put: KeptRow[]; del: [Kind, string][] };

/**
 * The sandbox's memory on disk: one JSON line per committed change. A line is written by one call,
 * so a killed process leaves at most a torn last line, which is cut off at the next start.
 */
export type JournalFile = {
  /** Every change of the file in order. */
  replay(apply: (change: Change) => void): void;
  /** Writes a change down before it returns, unless it may be lost: then with the next one, or soon. */
  append(change: Change, mayBeLost?: boolean): void;
  /** Replaces the history by the rows that are left of it. */
  compact(rows: Iterable<KeptRow>): void;
  readonly lines: number;
  close(): void;
};

/** Characters gathered before they are written when the file is compacted. */
const CHUNK = 1 << 20;
/** How long a change that may be lost waits for one to be written with, in milliseconds. */
const SOON_MS = 100;

type Line = { put: [Kind, { id: string }][]; del: [Kind, string][] };

function parseLine(line: string): Change | null {
  try {
    const { put, del } = JSON.parse(line) as Line;
    return {
      put: put.map(([kind, row]) => ({ kind, id: row.id, json: JSON.stringify(row) })),
      del,
    };
  } catch {
    return null;
  }
}

/** Rows are JSON already: they are put together, not written anew. */
function lineOf({ put, del }: Change): string {
  const rows = put.map(({ kind, json }) => `["${kind}",${json}]`);
  return `{"put":[${rows.join(",")}],"del":${JSON.stringify(del)}}\n`;
}

export function openJournal(path: string): JournalFile {
  let file = openSync(path, "a+", 0o600);
  let lines = 0;
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== "") writeSync(file, waiting);
    waiting = "";
  }

  function replay(apply: (change: Change) => void): void {
    const content = readFileSync(path);
    let start = 0;
    for (let end = content.indexOf(10, start); end >= 0; end = content.indexOf(10, start)) {
      const change = parseLine(content.toString("utf8", start, end));
      if (!change) throw new Error(`${path} is damaged at byte ${start}`);
      apply(change);
      lines += 1;
      start = end + 1;
    }
    if (start < content.length) ftruncateSync(file, start);
  }

  function compact(rows: Iterable<KeptRow>): void {
    write();
    const part = `${path}.part`;
    const fresh = openSync(part, "w", 0o600);
    lines = 0;
    let chunk = "";
    for (const row of rows) {
      chunk += lineOf({ put: [row], del: [] });
      lines += 1;
      if (chunk.length < CHUNK) continue;
      writeSync(fresh, chunk);
      chunk = "";
    }
    writeSync(fresh, chunk);
    fsyncSync(fresh);
    closeSync(fresh);
    closeSync(file);
    renameSync(part, path);
    file = openSync(path, "a+", 0o600);
  }

  return {
    replay: (apply) => (existsSync(path) ? replay(apply) : undefined),
    append(change, mayBeLost = false) {
      waiting += lineOf(change);
      lines += 1;
      if (mayBeLost) timer ??= setTimeout(write, SOON_MS);
      else write();
    },
    compact,
    get lines() {
      return lines;
    },
    close() {
      write();
      closeSync(file);
    },
  };
}
