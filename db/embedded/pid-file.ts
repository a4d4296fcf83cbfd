import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a Postgres server writes about itself into its cluster. */
export type PidFile = {
  pid: number;
  port: number;
  /** Whether it accepts connections. Before that, a different server may be using its port. */
  isReady: boolean;
};

/** Reads the pid file: line 1 is the pid, line 4 the port, line 8 the state. Null if there is no file. */
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
