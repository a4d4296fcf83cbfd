import { createHmac } from "node:crypto";
import postgres from "postgres";

/** Owns the schema of the embedded database and runs migrations. */
export const OWNER_ROLE = "furrow_owner";
/** The role that the product connects as: it can read and write rows, but nothing else. */
export const APP_ROLE = "furrow_app";

type Role = typeof OWNER_ROLE | typeof APP_ROLE;

/**
 * The same database's URL for one of the two roles. Their passwords are derived from the superuser's and do not
 * reveal it.
 */
export function roleUrl(superuserUrl: string, role: Role): string {
  const url = new URL(superuserUrl);
  url.password = createHmac("sha256", decodeURIComponent(url.password))
    .update(role)
    .digest("base64url");
  url.username = role;
  return url.href;
}

/** Creates the two roles and our database in a cluster that does not have them yet. */
export async function ensureDatabase(superuserUrl: string, database: string): Promise<void> {
  const sql = postgres(superuserUrl, { max: 1, onnotice: () => {} });
  try {
    for (const role of [OWNER_ROLE, APP_ROLE] as const) {
      const found = await sql`select 1 from pg_roles where rolname = ${role}`;
      if (found.length > 0) continue;
      // Such statements accept no parameters. The password contains only letters, digits, - and _, so no escaping is
      // needed.
      const { password } = new URL(roleUrl(superuserUrl, role));
      await sql.unsafe(`create role ${role} login password '${password}'`);
    }
    const found = await sql`select 1 from pg_database where datname = ${database}`;
    if (found.length === 0) await sql`create database ${sql(database)} owner ${sql(OWNER_ROLE)}`;
  } finally {
    await sql.end();
  }
}
