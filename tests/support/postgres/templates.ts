import postgres from "postgres";
import { connect } from "#db/client.ts";
import { OWNER_ROLE } from "#db/embedded/roles.ts";
import { prepareSchema } from "#server/boot/prepare-schema.ts";
import { seedMarket } from "#server/demo/market.ts";
import { databaseUrl, serverSettings, TEMPLATES } from "./database-url.ts";
import { installEmptyTables } from "./empty-tables.ts";

/** Creates the template databases of a server, from which test databases are copied. */
export async function makeTemplates(url: string): Promise<void> {
  await create(url, TEMPLATES.empty, "template1");
  const { DATABASE_URL, MIGRATIONS_DATABASE_URL } = serverSettings(url, TEMPLATES.empty);
  await prepareSchema({ url: DATABASE_URL, ownerUrl: MIGRATIONS_DATABASE_URL });
  const template = postgres(databaseUrl(url, TEMPLATES.empty), { max: 1 });
  await installEmptyTables(template);
  await template.end();
  await create(url, TEMPLATES.market, TEMPLATES.empty);
  const market = connect(serverSettings(url, TEMPLATES.market).DATABASE_URL);
  await seedMarket(market.db, new Date());
  await market.sql.end();
}

async function create(url: string, name: string, template: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql`create database ${sql(name)} template ${sql(template)} owner ${sql(OWNER_ROLE)}`;
  await sql.end();
}
