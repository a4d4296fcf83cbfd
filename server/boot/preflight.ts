import { accessSync, constants, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { openClient } from "#db/open-client.ts";
import type { Config } from "../config/config.ts";
import type { CertificateFile } from "../config/database.ts";
import { ConfigError, UnreachableError } from "../config/error.ts";

/**
 * Checks the configured data folder, listen address and databases before anything is started, so that a wrong
 * setting fails within a second and with one line. Throws ConfigError; a port in use throws the system's
 * EADDRINUSE.
 */
export async function preflight(config: Config): Promise<void> {
  assertWritable(config.dataDir);
  if (config.process !== "worker") await assertFree(config.port, config.host);
  for (const certificate of config.certificates) assertCertificate(certificate);
  if (config.databaseUrl !== null) await assertReachable("DATABASE_URL", config.databaseUrl);
  if (config.migrationsDatabaseUrl !== null) {
    await assertReachable("MIGRATIONS_DATABASE_URL", config.migrationsDatabaseUrl);
  }
}

function assertWritable(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be written (${codeOf(error)}): set DATA_DIR to a folder of your own.`,
    );
  }
}

/** Creates one folder at a time: in a place like `/proc`, Node's own recursive option never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

async function assertFree(port: number, host: string): Promise<void> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject).listen(port, host, () => server.close(() => resolve()));
  await promise.catch((error: unknown) => {
    const code = codeOf(error);
    if (code === "EADDRINUSE") throw error;
    throw code === "EACCES" ? privilegedPort(port) : foreignHost(host, code);
  });
}

async function assertReachable(setting: string, url: string): Promise<void> {
  const sql = openClient(url, { max: 1, connect_timeout: 5 });
  try {
    await sql`select 1`;
  } catch (error) {
    throw new UnreachableError(
      `${setting} names a database that does not answer (${codeOf(error)}): check that it runs, its host, user, password and name, and DATABASE_TLS; or leave ${setting} empty.`,
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function assertCertificate({ setting, file }: CertificateFile): void {
  try {
    const [certificate] = readFileSync(file, "utf8").match(/-----BEGIN CERTIFICATE-----/) ?? [];
    if (certificate === undefined) throw new Error("It has no certificate");
  } catch (error) {
    throw new ConfigError(
      `${setting} ${file} is no certificate that can be read (${codeOf(error)}): set it to a file in PEM, or leave it out for the certificates of the system.`,
    );
  }
}

function privilegedPort(port: number): ConfigError {
  return new ConfigError(
    `PORT ${port} needs more rights than this process has: set a PORT above 1023, such as PORT=3000.`,
  );
}

function foreignHost(host: string, code: string): ConfigError {
  return new ConfigError(
    `HOST ${host} is no address of this machine (${code}): set HOST=127.0.0.1, or HOST=0.0.0.0 for all of them.`,
  );
}

/** A short code for what went wrong. Never the driver's message, which may contain a password. */
function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "failed";
}
