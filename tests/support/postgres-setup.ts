import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#db/embedded.ts";
import { removeCluster } from "#db/embedded/folders.ts";
import { migrateUp } from "#db/migrate.ts";
import { migrateJobs } from "#server/jobs/queue.ts";
import { databaseUrl, TEMPLATE } from "./database-url.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** One Postgres for the run, with a migrated template that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = join(temporaryFolder("tests"), "postgres");
  const server = await startEmbedded({ dataDir, port: 0, fast: true });
  await makeTemplate(server.url);
  project.provide("postgresUrl", server.url);
  return async () => {
    await server.stop();
    removeCluster(dataDir);
    rmSync(dirname(dataDir), { recursive: true });
  };
}

async function makeTemplate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql`create database ${sql(TEMPLATE)}`;
  await sql.end();
  await migrateUp(databaseUrl(url, TEMPLATE));
  await migrateJobs(databaseUrl(url, TEMPLATE));
}

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}
