import type { TransactionSql } from "postgres";
import { appendOnly } from "./append-only.ts";
import { alone } from "./migrate.ts";
import { openClient } from "./open-client.ts";

/** What the application's role may do with the tables of each schema. `public` is further limited by `appendOnly`. */
const RIGHTS = {
  public: "select, insert, update, delete",
  graphile_worker: "select, insert, update, delete",
  // Lists the migrations that have run, so that a process without rights on the schema can check that it is up to
  // date.
  drizzle: "select",
} as const;

/**
 * Grants the application's role its rights on all tables: on rows but never on the schema (ASVS 13.2.2), and
 * without updates or deletes on append-only tables. Runs as the owner after each migration, so that
 * new tables are included; in one transaction, so that no right is ever missing in between.
 */
export async function grantRights(ownerUrl: string, appRole: string): Promise<void> {
  const sql = openClient(ownerUrl, { max: 1 });
  try {
    await alone(sql, () =>
      sql.begin(async (tx) => {
        const role = quoted(appRole);
        await tx.unsafe(await databaseRights(tx, role));
        for (const [schema, rights] of Object.entries(RIGHTS)) {
          await tx.unsafe(schemaRights(schema, rights, role));
        }
        await tx.unsafe(appendOnlyRights(role));
        await tx.unsafe(await queuePolicies(tx, role));
      }),
    );
  } finally {
    await sql.end();
  }
}

async function databaseRights(tx: TransactionSql, role: string): Promise<string> {
  const [row] = await tx<{ name: string }[]>`select current_database() as name`;
  const name = quoted(row?.name ?? "");
  return `
    revoke temporary on database ${name} from public;
    revoke all on database ${name} from ${role};
    grant connect on database ${name} to ${role}`;
}

function schemaRights(schema: string, rights: string, role: string): string {
  return `
    revoke all on schema ${schema} from public, ${role};
    grant usage on schema ${schema} to ${role};
    revoke all on all tables in schema ${schema} from ${role};
    grant ${rights} on all tables in schema ${schema} to ${role};
    grant usage on all sequences in schema ${schema} to ${role};
    grant execute on all functions in schema ${schema} to ${role}`;
}

function appendOnlyRights(role: string): string {
  return Object.entries(appendOnly)
    .flatMap(([table, columns]) => [
      `revoke update, delete on ${table} from ${role}`,
      ...(columns.length > 0
        ? [`grant update (${columns.join(", ")}) on ${table} to ${role}`]
        : []),
    ])
    .join(";\n");
}

/** The queue library enables row-level security without policies, which hides all rows from everyone but the owner. */
async function queuePolicies(tx: TransactionSql, role: string): Promise<string> {
  const shielded = await tx<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity`;
  return shielded
    .map(({ name }) => {
      const table = `graphile_worker.${quoted(name)}`;
      return `
        drop policy if exists furrow_app on ${table};
        create policy furrow_app on ${table} to ${role} using (true) with check (true)`;
    })
    .join(";\n");
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
