// Entry point of `npm start`: builds what changed, then keeps the server running. If the server exits on its own, it
// is restarted, so a crash costs seconds. A configuration error or a failed first start ends this process too.
import { fork, spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import "./node-version.mjs";

const SERVER = fileURLToPath(new URL("../main.ts", import.meta.url));
const ENSURE_BUILT = fileURLToPath(new URL("./build/ensure-built.ts", import.meta.url));

/** Exit code for a configuration error, which a restart would not fix. */
const CONFIG_EXIT_CODE = 78;
/** Tells a restarted server that its settings worked before, so an unreachable database is a temporary outage. */
const STARTED_AGAIN = "--again";
/** Delay before the second restart in a row, in milliseconds; doubles from then on. */
const WAIT_MS = 250;
const WAIT_AT_MOST_MS = 30_000;
/** A server that ran at least this long, in milliseconds, is restarted without delay, however often it exits. */
const SERVED_MS = 2_000;

process.env.NODE_ENV = "production";
// In a child process: this one lives as long as the server and should load neither TypeScript nor the sources.
if (spawnSync(process.execPath, [ENSURE_BUILT], { stdio: "inherit" }).status !== 0) {
  process.stderr.write("The client could not be built: see the lines above.\n");
  process.exit(1);
}

/**
 * Without these limits, V8 would let its young generation grow to 96 MB under load and its old one to four times
 * the live data, and keep both.
 */
const HEAP = ["--max-semi-space-size=8", "--heap-growing-percent=60"];

let server = null;
let isStopping = false;
let wasReady = false;
let waitMs = 0;

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    isStopping = true;
    if (server === null) process.exit(0);
    server.kill(signal);
  });
}
run();

function run() {
  let readyAt = null;
  // If this process is killed, the IPC channel closes and the server exits too.
  server = fork(SERVER, wasReady ? [STARTED_AGAIN] : [], { execArgv: HEAP });
  server.once("message", () => {
    wasReady = true;
    readyAt = Date.now();
  });
  server.once("exit", (code, signal) => {
    server = null;
    if (isStopping || !wasReady || code === 0 || code === CONFIG_EXIT_CODE) process.exit(code ?? 1);
    if (readyAt !== null && Date.now() - readyAt > SERVED_MS) waitMs = 0;
    const why = signal === null ? `exit code ${code}` : signal;
    const when = waitMs < 1_000 ? "now" : `in ${Math.round(waitMs / 1_000)} s`;
    process.stderr.write(`The server exited on its own (${why}) and is started again ${when}.\n`);
    setTimeout(run, waitMs);
    waitMs = Math.min(Math.max(waitMs * 2, WAIT_MS), WAIT_AT_MOST_MS);
  });
}
