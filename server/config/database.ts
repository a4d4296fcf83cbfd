import { TLS_MODES, type TlsMode, withTls } from "#db/open-client.ts";
import { type Environment, isLoopback, parseUrl } from "./environment.ts";
import { ConfigError } from "./error.ts";
import { fromRoot } from "./root.ts";

type DatabaseSettings = Pick<Environment, "APP_ENV" | "DATABASE_TLS" | "DATABASE_CA">;

const SYSTEM = "system";

/** Maps the values of `DATABASE_TLS` to the values of `sslmode`. */
const MODE_OF = {
  off: "disable",
  require: "require",
  "verify-full": "verify-full",
} as const satisfies Record<NonNullable<Environment["DATABASE_TLS"]>, TlsMode>;

/**
 * Adds the TLS mode to a database URL, which comes from the setting `name`. `DATABASE_TLS` takes precedence over the
 * URL's own `sslmode`. Without either, production encrypts and checks the server's certificate unless the database is
 * on this machine (ASVS 12.3.1, 12.3.2). Throws ConfigError if production would send data unencrypted to another
 * machine.
 */
export function protectedUrl(env: DatabaseSettings, name: string, url: string): string {
  const address = new URL(url);
  const asked = env.DATABASE_TLS ? MODE_OF[env.DATABASE_TLS] : modeIn(address);
  const open = env.APP_ENV !== "production" || isOnThisMachine(url);
  const mode = asked ?? (open ? null : "verify-full");
  if (mode === "disable" && !open) {
    const setting = env.DATABASE_TLS ? "DATABASE_TLS=off" : `sslmode=disable in ${name}`;
    throw new ConfigError(
      `${setting} would send data unencrypted to another machine, and APP_ENV=production refuses that: set DATABASE_TLS=verify-full.`,
    );
  }
  if (mode === null) return url;
  return withTls(url, mode, certificateFile(env, name, url)?.file ?? null);
}

/** A certificate file to check the database's certificate against, and the setting that names it. */
export type CertificateFile = { setting: string; file: string };

/** Null if the system's certificates are used, which Postgres calls `system`. */
export function certificateFile(
  { DATABASE_CA }: DatabaseSettings,
  name: string,
  url: string,
): CertificateFile | null {
  const named = DATABASE_CA ?? new URL(url).searchParams.get("sslrootcert") ?? SYSTEM;
  if (named === SYSTEM) return null;
  const setting = DATABASE_CA === undefined ? `sslrootcert in ${name}` : "DATABASE_CA";
  return { setting, file: fromRoot(named) };
}

/**
 * The URL's own TLS mode, or null if it sets none. A URL that names a certificate expects it to be checked. Modes that
 * may fall back to no encryption are treated as `verify-full`.
 */
function modeIn({ searchParams }: URL): TlsMode | null {
  const mode = searchParams.get("sslmode") ?? searchParams.get("ssl");
  if (mode === null) return searchParams.has("sslrootcert") ? "verify-full" : null;
  return TLS_MODES.find((known) => known === mode) ?? "verify-full";
}

/** A socket has no host. */
function isOnThisMachine(url: string): boolean {
  return parseUrl(url)?.hostname === "" || isLoopback(url);
}
