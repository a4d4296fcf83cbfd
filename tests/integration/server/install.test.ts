import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { ROOT } from "#server/bin/build/sources.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

/** Stands in for npm: says that it has begun, and installs once it is told to. */
const NPM = `
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import process from "node:process";
const test = connect(Number(process.env.TEST_PORT), "127.0.0.1");
test.once("data", () => {
  mkdirSync("node_modules/thing", { recursive: true });
  writeFileSync("node_modules/thing/package.json", "{}");
  writeFileSync("node_modules/.package-lock.json", process.env.TEST_LOCK);
  test.end();
});
`;
const LOCK = JSON.stringify({ packages: { "node_modules/thing": { version: "1.0.0" } } });

/** A folder without packages, in which the project is about to be started for the first time. */
function freshFolder(): string {
  const folder = temporaryFolder("install");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ["server/bin", "db/patches", "node_modules"]) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  for (const name of ["install.mjs", "folder-lock.mjs", "patch.mjs"]) {
    copyFileSync(join(ROOT, "server/bin", name), join(folder, "server/bin", name));
  }
  symlinkSync(join(ROOT, "node_modules/diff"), join(folder, "node_modules/diff"));
  writeFileSync(join(folder, "package-lock.json"), LOCK);
  writeFileSync(join(folder, "npm.mjs"), NPM);
  return folder;
}

it("a second first start waits for the first, which installs the packages alone", async () => {
  const folder = freshFolder();
  const installs: Socket[] = [];
  const server = createServer((socket) => void installs.push(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const start = () => {
    const child = spawn(process.execPath, [join(folder, "server/bin/install.mjs")], {
      env: {
        PATH: process.env["PATH"],
        npm_execpath: join(folder, "npm.mjs"),
        npm_node_execpath: process.execPath,
        TEST_PORT: `${port}`,
        TEST_LOCK: LOCK,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void child.kill());
    return {
      said: text(child.stdout),
      first: once(child.stdout, "data"),
      ended: once(child, "exit"),
    };
  };
  const begun = once(server, "connection");
  const one = start();
  await begun;
  const two = start();
  await two.first;
  expect(readFileSync(join(folder, "dist/install.lock"), "utf8")).toMatch(/^\d+ /u);
  for (const install of installs) install.write("go");
  expect(await Promise.all([one.ended, two.ended])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(await one.said).toMatch(/^Installing packages from the lock file/u);
  expect(await two.said).toMatch(/^Waiting for another process that installs the packages/u);
  expect(installs).toHaveLength(1);
  expect(existsSync(join(folder, "dist/install.lock"))).toBe(false);
});
