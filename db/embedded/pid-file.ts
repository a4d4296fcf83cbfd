import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a Postgres server writes of itself into its cluster. */
export type PidFile = {
  pid: number;
  port: number;
  /** Whether it takes connections: only then is it the one that answers on its port. */
  isReady: boolean;
};

/** Line 1 of the file is the process, line 4 its port, line 8 its state. Null when there is none. */
export function readPidFile(cluster: string): PidFile | null {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      isReady: lines[7]?.trim() === "ready",
    };
  } catch {
    return null;
  }
}
