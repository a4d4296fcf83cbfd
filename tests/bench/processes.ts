import { readdirSync, readFileSync } from "node:fs";

/** Memory in MiB, processor time in milliseconds. */
export type Usage = { memory: number; cpu: number };

/** Milliseconds per tick: the kernel counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Returns what a process and its descendants use, with the payment sandbox separately. Reads `/proc`. */
export function usageOf(pid: number): { server: Usage; sandbox: Usage } {
  const none: Usage = { memory: 0, cpu: 0 };
  return withChildren(pid).reduce(
    (sum, one) => {
      const whose = read(one, "cmdline").includes("sandbox") ? "sandbox" : "server";
      return { ...sum, [whose]: added(sum[whose], usageOfOne(one)) };
    },
    { server: none, sandbox: none },
  );
}

const added = (one: Usage, other: Usage): Usage => ({
  memory: one.memory + other.memory,
  cpu: one.cpu + other.cpu,
});

function usageOfOne(pid: number): Usage {
  const [, user, system] = /^(?:\S+ ){11}(\d+) (\d+)/u.exec(afterName(pid)) ?? [];
  const memory = Number(/VmRSS:\s+(\d+)/u.exec(read(pid, "status"))?.[1] ?? 0) / 1024;
  return { memory, cpu: (Number(user ?? 0) + Number(system ?? 0)) * TICK_MS };
}

function withChildren(pid: number): number[] {
  const all = readdirSync("/proc").map(Number).filter(Boolean);
  const parentOf = new Map(all.map((one) => [one, Number(afterName(one).split(" ")[1])]));
  const found = [pid];
  for (const parent of found) {
    found.push(...all.filter((one) => parentOf.get(one) === parent));
  }
  return found;
}

/** Returns the fields of `stat` after the process name, which may itself contain spaces and parentheses. */
const afterName = (pid: number) => read(pid, "stat").split(") ").at(-1) ?? "";

/** Returns the text of a file in `/proc`, or an empty string if the process has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
