import { APP_ROLE, OWNER_ROLE, roleUrl } from "#db/embedded/roles.ts";

/** The databases that fresh ones are copied from: migrated and empty, and the same with the demo market. */
export const TEMPLATES = { empty: "furrow_template", market: "furrow_market_template" };

/** The address of another database of the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** One database of the test server as the two roles see it: the settings of a server that uses it. */
export function serverSettings(superuserUrl: string, name: string) {
  const url = databaseUrl(superuserUrl, name);
  return {
    DATABASE_URL: roleUrl(url, APP_ROLE),
    MIGRATIONS_DATABASE_URL: roleUrl(url, OWNER_ROLE),
  };
}
