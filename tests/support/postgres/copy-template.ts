import type { Sql } from "postgres";
import { OWNER_ROLE } from "#db/embedded/roles.ts";
import { TEMPLATES } from "./database-url.ts";

/**
 * Creates a database as the copy of a template. Copied file by file it takes a third of the time: of databases that
 * small the checkpoint is nothing.
 */
export async function copyTemplate(
  sql: Sql,
  name: string,
  content: keyof typeof TEMPLATES,
): Promise<void> {
  await sql`create database ${sql(name)} template ${sql(TEMPLATES[content])}
    strategy file_copy owner ${sql(OWNER_ROLE)}`;
}
