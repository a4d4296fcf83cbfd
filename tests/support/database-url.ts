/** The migrated database that fresh ones are copied from. */
export const TEMPLATE = "furrow_template";

/** The address of another database of the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
