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
import type { Kind, Row } from "./rows.ts";

/** One committed change: rows written and rows removed, all or none of them. */
export type Change = { put: [Kind, Row][]; del: [Kind, string][] };

/**
 * The sandbox's memory on disk: one JSON line per committed change. A line is written by one call,
 * so a killed process leaves at most a torn last line, which is cut off at the next start.
 */
export type JournalFile = {
  /** Every change of the file in order. */
  replay(apply: (change: Change) => void): void;
  append(change: Change): void;
  /** Replaces the history by the rows that are left of it. */
  compact(rows: Iterable<[Kind, Row]>): void;
  readonly lines: number;
  close(): void;
};

/** Characters gathered before they are written when the file is compacted. */
const CHUNK = 1 << 20;

function parseLine(line: string): Change | null {
  try {
    return JSON.parse(line) as Change;
  } catch {
    return null;
  }
}

export function openJournal(path: string): JournalFile {
  let file = openSync(path, "a+", 0o600);
  let lines = 0;

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

  function compact(rows: Iterable<[Kind, Row]>): void {
    const part = `${path}.part`;
    const fresh = openSync(part, "w", 0o600);
    lines = 0;
    let chunk = "";
    for (const row of rows) {
      chunk += `${JSON.stringify({ put: [row], del: [] } satisfies Change)}\n`;
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
    append(change) {
      writeSync(file, `${JSON.stringify(change)}\n`);
      lines += 1;
    },
    compact,
    get lines() {
      return lines;
    },
    close: () => closeSync(file),
  };
}
