import { type SQL, sql, type SQLWrapper } from "drizzle-orm";

type Named = Record<"firstName" | "lastName" | "username", SQLWrapper>;

/** `accountName` as SQL, of the table `users` or an alias of it; null where a left join finds no account. */
export function accountNameOf({ firstName, lastName, username }: Named): SQL<string> {
  return sql<string>`coalesce(nullif(trim(${firstName} || ' ' || ${lastName}), ''), ${username}::text)`;
}
