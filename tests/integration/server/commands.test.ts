import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { freshDatabase } from "#tests/support/postgres/database.ts";
import { spawnServer } from "#tests/support/servers/server-process.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

const COMMANDS = [
  "server/bin/database.ts",
  "server/bin/verify.ts",
  "server/bin/secrets.ts",
  "server/bin/restore-admin.ts",
] as const;

async function run(program: (typeof COMMANDS)[number], settings: Record<string, string>) {
  const dataDir = temporaryFolder("commands");
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const command = spawnServer(
    { DATA_DIR: dataDir, SECRETS_KEY: "k".repeat(32), ...settings },
    program,
    ["admin"],
  );
  const { code } = await command.ended;
  return { code, lines: command.output().trim().split("\n") };
}

describe("A command", () => {
  it.each(COMMANDS)("%s names the wrong setting in one line", async (program) => {
    const away = { DATABASE_URL: "postgres://nobody:hunter2@127.0.0.1:1/none" };
    const { code, lines } = await run(program, away);
    expect({ code, lines }).toEqual({
      code: 78,
      lines: [expect.stringMatching(/^DATABASE_URL names a database that does not answer/)],
    });
  });

  it.each(COMMANDS)(
    "%s explains in one line why the embedded database cannot be used",
    async (program) => {
      const DATA_DIR = temporaryFolder("commands-taken");
      onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
      mkdirSync(join(DATA_DIR, "postgres/cluster"), { recursive: true });
      writeFileSync(join(DATA_DIR, "postgres/cluster/PG_VERSION"), "9.6\n");
      const { code, lines } = await run(program, { DATA_DIR });
      expect({ code, lines: lines.length }).toEqual({ code: 1, lines: 1 });
      expect(lines[0]).toMatch(/^The embedded database does not start: /);
    },
  );
});

describe("npm run db:migrate", () => {
  it("needs no keys of the payment provider, and leaves the payment mode to the first start", async () => {
    await using database = await freshDatabase();
    const settings = { DATABASE_URL: database.url, MIGRATIONS_DATABASE_URL: database.ownerUrl };
    const { code, lines } = await run("server/bin/database.ts", settings);
    expect({ code, lines }).toEqual({ code: 0, lines: ["The database is up to date"] });
    expect(await database.sql`select from installation`).toEqual([]);
  });
});
