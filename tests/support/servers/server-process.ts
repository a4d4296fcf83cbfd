import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export type Ending = { code: number | null; signal: NodeJS.Signals | null };

export type ServerProcess = {
  child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Resolves once it has printed `text`; rejects with the output if it exits first. */
  printed(text: string): Promise<void>;
  /** Resolves when it has exited. */
  ended: Promise<Ending>;
};

/** The server itself, its supervisor (run by `npm start`), and the other commands. */
type Program = "server/main.ts" | "server/bin/start.mjs" | `server/bin/${string}.ts`;

/**
 * Starts the built server as `npm start` does, on loopback, with these settings and none of the test's environment.
 * The caller stops it.
 */
export function spawnServer(
  settings: Record<string, string>,
  program: Program = "server/main.ts",
  words: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: ROOT,
    env: { ...systemEnvironment(), NODE_ENV: "production", APP_ENV: "test", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<Ending>((resolve) =>
    child.once("exit", (code, signal) => resolve({ code, signal })),
  );
  return {
    child,
    output: () => output,
    printed: (text) => printed(child, () => output, text),
    ended,
  };
}

function printed(child: ChildProcess, output: () => string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (output().includes(text)) resolve();
    };
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.once("close", () =>
      reject(new Error(`The server ended without "${text}":\n${output()}`)),
    );
    look();
  });
}

function systemEnvironment(): Record<string, string> {
  const names = ["PATH", "HOME", "TMPDIR", "LANG", "LD_LIBRARY_PATH"];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
}
