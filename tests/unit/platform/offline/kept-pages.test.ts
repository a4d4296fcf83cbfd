import { beforeEach, expect, it, vi } from "vitest";
import { keep } from "#client/offline-worker/offline-page.ts";

const PAGE = "/dashboard/farmer/harvest";
const ORIGIN = "https://furrow.example";

/** What the phone has cached, oldest first. */
let cached: string[] = [];
/** The files that cannot be fetched. */
let unreached: string[] = [];

/** A file of this name takes longer than everything else. */
const LARGE = "/assets/large.js";
async function addAll(paths: readonly string[]): Promise<void> {
  for (let turn = 0; paths.includes(LARGE) && turn < 100; turn += 1) await Promise.resolve();
  if (paths.some((path) => unreached.includes(path))) throw new TypeError("Failed to fetch");
  cached.push(...paths);
}

beforeEach(() => {
  cached = [];
  unreached = [];
  const cache = {
    addAll,
    keys: () => Promise.resolve(cached.map((path) => ({ url: `${ORIGIN}${path}` }))),
    put: (path: string) => Promise.resolve(void cached.push(path)),
  };
  vi.stubGlobal("caches", {
    open: () => Promise.resolve(cache),
    keys: () => Promise.resolve([]),
  });
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, redirected: false }));
  return () => void vi.unstubAllGlobals();
});

const message = (...files: string[]) => ({ build: "/assets/first.js", page: PAGE, files });

it("a page is cached after the files of every message before it, however long they take", async () => {
  await Promise.all([keep(message(LARGE)), keep(message("/assets/small.js"))]);
  expect(cached).toEqual([LARGE, PAGE, "/assets/small.js"]);
});

it("a file that cannot be fetched keeps its page from being cached, and does not stop the next message", async () => {
  unreached = ["/assets/lost.js"];
  await expect(keep(message("/assets/lost.js"))).rejects.toThrow("Failed to fetch");
  expect(cached).toEqual([]);
  unreached = [];
  await keep(message("/assets/lost.js"));
  expect(cached).toEqual(["/assets/lost.js", PAGE]);
});
