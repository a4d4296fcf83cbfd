import type { Sql, TransactionSql } from "postgres";

type Client = Sql | TransactionSql;
type Work = (tx: TransactionSql) => unknown;

/**
 * Uses prepared statements, so that Postgres parses and plans each query text once per connection. By default the
 * query builder sends every query as a one-off, which costs an extra round trip and a plan each time.
 */
export function preparing<Given extends Client>(client: Given): Given {
  const unsafe = client.unsafe.bind(client);
  const prepared: Sql["unsafe"] = (text, values, options) =>
    unsafe(text, values, values?.length ? { ...options, prepare: true } : options);
  Object.assign(client, { unsafe: prepared });
  if ("begin" in client) prepareWithin(client, "begin");
  if ("savepoint" in client) prepareWithin(client, "savepoint");
  return client;
}

/** Transactions use their own clients, so patch those too. */
function prepareWithin<Name extends string>(
  client: Client & Record<Name, unknown>,
  name: Name,
): void {
  const open = (client[name] as (...given: unknown[]) => unknown).bind(client);
  const openPrepared = (...given: unknown[]) =>
    open(
      ...given.map((one) =>
        typeof one === "function" ? (tx: TransactionSql) => (one as Work)(preparing(tx)) : one,
      ),
    );
  Object.assign(client, { [name]: openPrepared });
}
