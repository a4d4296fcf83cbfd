import { APP_ROLE, OWNER_ROLE, roleUrl } from "#db/embedded/roles.ts";

/** The template databases: migrated and empty, and the same with the demo market. */
export const TEMPLATES = { empty: "furrow_template", market: "furrow_market_template" };

/** The URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** The server settings for a database of the test server, with its URLs for both roles. */
export function serverSettings(superuserUrl: string, name: string) {
  const url = databaseUrl(superuserUrl, name);
  return {
    DATABASE_URL: roleUrl(url, APP_ROLE),
    MIGRATIONS_DATABASE_URL: roleUrl(url, OWNER_ROLE),
  };
}
