import { isAlive } from "./processes.ts";
import { type Running, stopServer } from "./server.ts";

/** How often to check that Postgres is still running, in milliseconds. */
const LOOK_MS = 250;
/** Delay before retrying to start it, in milliseconds; doubles each time. */
const RETRY_MS = 500;
const RETRY_AT_MOST_MS = 15_000;

export type Keeper = {
  /** The pid of the current Postgres process. */
  pid(): number;
  stop(): Promise<void>;
};

type KeepOptions = {
  restart: () => Promise<Running>;
  /** Called after Postgres exited on its own: without an error if it is running again. */
  onEnded: (error?: unknown) => void;
};

/** Restarts Postgres whenever it exits on its own, until stopped. */
export function keepServer(first: Running, { restart, onEnded }: KeepOptions): Keeper {
  let { pid } = first;
  let retryMs = RETRY_MS;
  let starting: Promise<void> | null = null;
  let timer: NodeJS.Timeout;
  let isStopped = false;

  const lookIn = (ms: number) => {
    if (!isStopped) timer = setTimeout(look, ms).unref();
  };
  const look = () => {
    if (isAlive(pid)) lookIn(LOOK_MS);
    else starting = startAgain();
  };
  const startAgain = async () => {
    try {
      ({ pid } = await restart());
      retryMs = RETRY_MS;
      onEnded();
      lookIn(LOOK_MS);
    } catch (error) {
      onEnded(error);
      lookIn(retryMs);
      retryMs = Math.min(retryMs * 2, RETRY_AT_MOST_MS);
    }
  };
  lookIn(LOOK_MS);

  return {
    pid: () => pid,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await starting;
      await stopServer(pid);
    },
  };
}
