import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#db/embedded.ts";
import { removeCluster } from "#db/embedded/folders.ts";
import { OWNER_ROLE } from "#db/embedded/roles.ts";
import { prepareSchema } from "#server/boot/prepare-schema.ts";
import { serverSettings, TEMPLATE } from "./database-url.ts";
import { temporaryFolder } from "../servers/temporary-folder.ts";

/** One Postgres for the run, with a migrated template that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = join(temporaryFolder("tests"), "postgres");
  const server = await startEmbedded({ dataDir, port: 0, fast: true });
  await makeTemplate(server.superuserUrl);
  project.provide("postgresUrl", server.superuserUrl);
  return async () => {
    await server.stop();
    removeCluster(dataDir);
    rmSync(dirname(dataDir), { recursive: true });
  };
}

async function makeTemplate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql`create database ${sql(TEMPLATE)} owner ${sql(OWNER_ROLE)}`;
  await sql.end();
  const settings = serverSettings(url, TEMPLATE);
  await prepareSchema({
    url: settings.DATABASE_URL,
    ownerUrl: settings.MIGRATIONS_DATABASE_URL,
  });
}

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}
