import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { EmbeddedError } from "./error.ts";

/** Postgres's error code for a rejected login. */
const WRONG_PASSWORD = "28P01";

/** What a running server reports about itself. */
export type ServerFacts = { dataDirectory: string; durable: boolean };

export type Address = { port: number; password: string };

/** The superuser's URL of a database on the embedded server. */
export function embeddedUrl({ port, password }: Address, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** Queries the server once; null while it does not accept connections. */
async function askServer(address: Address): Promise<ServerFacts | null> {
  const sql = postgres(embeddedUrl(address, "postgres"), { max: 1, connect_timeout: 5 });
  try {
    const [row] = await sql<[ServerFacts]>`
      select current_setting('data_directory') as "dataDirectory",
        bool_and(current_setting(name) = 'on') as durable
      from unnest(array['fsync', 'full_page_writes', 'synchronous_commit']) as name`;
    return row;
  } catch (error) {
    if ((error as { code?: string }).code === WRONG_PASSWORD) throw strangePassword();
    return null;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function strangePassword(): EmbeddedError {
  return new EmbeddedError(
    "The embedded database refuses the password in its data folder: put the right file back, or remove the folder to start over.",
  );
}

export type Expected = {
  /** Whether it accepts connections. Before that, another program's server may respond on its port. */
  isUp: () => boolean;
  /** Whether it never will, so that waiting can end. */
  isOver: () => boolean;
};

/** Polls until the server responds; null if it never will. */
export async function waitForServer(
  address: Address,
  { isUp, isOver }: Expected,
): Promise<ServerFacts | null> {
  for (;;) {
    const facts = isUp() ? await askServer(address) : null;
    if (facts !== null) return facts;
    if (isOver()) return null;
    await pause(20);
  }
}
