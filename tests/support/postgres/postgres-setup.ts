import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#db/embedded.ts";
import { removeCluster } from "#db/embedded/folders.ts";
import { OWNER_ROLE } from "#db/embedded/roles.ts";
import { connect } from "#db/client.ts";
import { seedMarket } from "#server/demo/market.ts";
import { prepareSchema } from "#server/boot/prepare-schema.ts";
import { databaseUrl, serverSettings, TEMPLATES } from "./database-url.ts";
import { installEmptyTables } from "./empty-tables.ts";
import { collectTemporaryFolders, quickFolder } from "../servers/temporary-folder.ts";

/** One Postgres for the run, with the templates that test files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeFolders = collectTemporaryFolders();
  const dataDir = join(quickFolder("tests"), "postgres");
  const server = await startEmbedded({ dataDir, port: 0, fast: true });
  await makeTemplates(server.superuserUrl);
  project.provide("postgresUrl", server.superuserUrl);
  return async () => {
    await server.stop();
    removeCluster(dataDir);
    rmSync(dirname(dataDir), { recursive: true });
    removeFolders();
  };
}

async function makeTemplates(url: string): Promise<void> {
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

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}
