// What `npm start` runs: builds what changed, then keeps the server running. One that exits on its own is
// started again, so a crash costs seconds; a wrong setting, or a first start that fails, ends this too.
import { fork, spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import "./node-version.mjs";

const SERVER = fileURLToPath(new URL("../main.ts", import.meta.url));
const ENSURE_BUILT = fileURLToPath(new URL("./ensure-built.ts", import.meta.url));

/** Exit code of a wrong setting, which another start would find just as wrong. */
const CONFIG_EXIT_CODE = 78;
/** Says to a server that its settings worked before: a database that does not answer is away, and comes back. */
const STARTED_AGAIN = "--again";
/** Wait before the server is started for the third time in a row, in milliseconds; doubled from then on. */
const WAIT_MS = 250;
const WAIT_AT_MOST_MS = 30_000;
/** A server that served for so long is of use, however often it ends, and is started again at once, in milliseconds. */
const SERVED_MS = 2_000;

process.env.NODE_ENV = "production";
// In a process of its own: this one stays for as long as the server does, and needs neither TypeScript nor sources.
if (spawnSync(process.execPath, [ENSURE_BUILT], { stdio: "inherit" }).status !== 0) {
  process.stderr.write("The client could not be built: see the lines above.\n");
  process.exit(1);
}

/** V8 would let its young objects grow to 96 MB under load and its old ones to four times what lives, and keep both. */
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
  // When this process is killed, the server notices by the channel and ends with it.
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
