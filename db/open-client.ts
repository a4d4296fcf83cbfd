import { readFileSync } from "node:fs";
import postgres, { type Sql } from "postgres";
import { bigintAsNumber } from "./whole-number.ts";

type ClientOptions = NonNullable<Parameters<typeof postgres>[1]>;

/** How a connection is protected, in the words of `sslmode` in a database's address. */
export const TLS_MODES = ["disable", "require", "verify-full"] as const;
export type TlsMode = (typeof TLS_MODES)[number];

/**
 * The same address with its protection written into it as `sslmode` and `sslrootcert`, as every other
 * tool of Postgres reads them. `caFile` is the path of a certificate to trust instead of the system's.
 */
export function withTls(url: string, mode: TlsMode, caFile: string | null): string {
  const address = new URL(url);
  for (const name of ["ssl", "sslrootcert"]) address.searchParams.delete(name);
  address.searchParams.set("sslmode", mode);
  if (caFile !== null) address.searchParams.set("sslrootcert", caFile);
  return address.href;
}

/**
 * A client of the driver for an address with or without `sslmode`. The driver itself would take
 * `sslrootcert` for a parameter of the server. Throws when the certificate's file cannot be read.
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

/** The host is named for the check of the certificate: the driver leaves it out for bare IP addresses. */
function tlsOf({ hostname }: URL, mode: string, caFile: string | null) {
  const ca = caFile === null ? {} : { ca: readFileSync(caFile, "utf8") };
  const host = hostname.replace(/^\[|\]$/g, "");
  return { rejectUnauthorized: mode !== "require", host, ...ca };
}

/** The address as the queue's driver understands it: to that one, `require` means `verify-full`. */
export function queueUrl(url: string): string {
  const address = new URL(url);
  if (address.searchParams.get("sslmode") === "require") {
    address.searchParams.set("sslmode", "no-verify");
  }
  return address.href;
}
