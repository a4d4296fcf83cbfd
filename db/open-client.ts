import { readFileSync } from "node:fs";
import postgres, { type Sql } from "postgres";
import { bigintAsNumber } from "./sql/whole-number.ts";

type ClientOptions = NonNullable<Parameters<typeof postgres>[1]>;

/** TLS modes, named as in the `sslmode` parameter of a database URL. */
export const TLS_MODES = ["disable", "require", "verify-full"] as const;
export type TlsMode = (typeof TLS_MODES)[number];

/**
 * Adds TLS settings to a database URL as `sslmode` and `sslrootcert`, which other Postgres tools understand too.
 * `caFile` is the path of a certificate to trust instead of the system's.
 */
export function withTls(url: string, mode: TlsMode, caFile: string | null): string {
  const address = new URL(url);
  for (const name of ["ssl", "sslrootcert"]) address.searchParams.delete(name);
  address.searchParams.set("sslmode", mode);
  if (caFile !== null) address.searchParams.set("sslrootcert", caFile);
  return address.href;
}

/**
 * Opens a driver client for a URL with or without `sslmode`. Handles `sslrootcert` itself, because the driver
 * would send it as a server parameter. Throws if the certificate file cannot be read.
 */
export function openClient(url: string, options: ClientOptions = {}): Sql {
  const address = new URL(url);
  const mode = address.searchParams.get("sslmode");
  const caFile = address.searchParams.get("sslrootcert");
  for (const name of ["sslmode", "sslrootcert"]) address.searchParams.delete(name);
  const ssl = mode === null || mode === "disable" ? false : tlsOf(address, mode, caFile);
  return postgres(address.href, {
    onnotice: () => {},
    types: { bigint: bigintAsNumber },
    ...options,
    ssl,
  });
}

/** Sets the host name for certificate checks, because the driver omits it for bare IP addresses. */
function tlsOf({ hostname }: URL, mode: string, caFile: string | null) {
  const ca = caFile === null ? {} : { ca: readFileSync(caFile, "utf8") };
  const host = hostname.replace(/^\[|\]$/g, "");
  return { rejectUnauthorized: mode !== "require", host, ...ca };
}

/** The URL for the queue's driver, which treats `require` as `verify-full`. */
export function queueUrl(url: string): string {
  const address = new URL(url);
  if (address.searchParams.get("sslmode") === "require") {
    address.searchParams.set("sslmode", "no-verify");
  }
  return address.href;
}
