import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#db/embedded.ts";
import { removeCluster } from "#tests/support/postgres/remove-cluster.ts";
import { makeTemplates } from "./templates.ts";
import { collectTemporaryFolders, quickFolder } from "../servers/temporary-folder.ts";

/** One Postgres for the test run, with the template databases that test files copy. */
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

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}
