import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { takeFolderLock } from "#server/bin/folder-lock.mjs";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "folder-lock-"));
  file = join(folder, "dist", "build.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("whoever comes second waits for the first, and knows that it did", async () => {
  const first = await takeFolderLock(file);
  expect(first.waited).toBe(false);
  const second = takeFolderLock(file);
  expect(await Promise.race([second, nextTurn("still waiting")])).toBe("still waiting");
  first.release();
  const { waited, release } = await second;
  expect(waited).toBe(true);
  // Released twice, the lock of the other one stays.
  first.release();
  expect(existsSync(file)).toBe(true);
  release();
  expect(existsSync(file)).toBe(false);
});

it("the lock of a process that was killed is taken over at once", async () => {
  const { release } = await takeFolderLock(file);
  release();
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(file, `${ended} killed`);
  const { waited } = await takeFolderLock(file);
  expect(waited).toBe(false);
  expect(readFileSync(file, "utf8")).toMatch(new RegExp(`^${process.pid} `, "u"));
});

it("a lock of another run that had this process id, as in a container, is left over", async () => {
  const { release } = await takeFolderLock(file);
  release();
  writeFileSync(file, `${process.pid} an-earlier-run`);
  const { waited } = await takeFolderLock(file);
  expect(waited).toBe(false);
});

it("an old lock is left over, whoever has its process id now", async () => {
  const before = await takeFolderLock(file);
  const anHourAgo = Date.now() / 1000 - 3_600;
  utimesSync(file, anHourAgo, anHourAgo);
  const { waited } = await takeFolderLock(file);
  expect(waited).toBe(false);
  before.release();
  expect(existsSync(file)).toBe(true);
});
