import { beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt } from "#server/bin/build/ensure-built.ts";
import { LANGUAGES } from "#shared/language.ts";
import { bytesSent, filesWith, readScriptContents } from "#tests/support/code/script-contents.ts";

/**
 * The most bytes of script, as sent, and the most files until the pages that most people see first are live. The same
 * code varies by up to 0.2 kB from build to build, with the order in which the bundler meets its modules.
 */
const LIVE = { bytes: 167_700, files: 8 };

/** The budget that includes what loads by itself on a first visit: toasts and the welcome popup. Spanish: 200.9 kB. */
const IDLE = { bytes: 201_300, files: 15 };

const BY_ITSELF = [
  "src/ui/toasts/toast-area.tsx",
  "src/lib/toasts/toasts.tsx",
  "src/features/subscribers/welcome-popup/welcome-popup.tsx",
];

/** What loads only when it is needed, and must not be part of a first visit. */
const WHEN_WANTED = [
  "node_modules/zod/v4/core/schemas.js",
  "node_modules/@floating-ui/dom/dist/floating-ui.dom.mjs",
  "src/features/checkout/cart/cart-drawer.tsx",
  "src/features/platform/chrome/header/menu-drawer.tsx",
];

const PAGES = [
  "src/routes/(catalog)/index.tsx",
  "src/routes/(catalog)/shop.tsx",
  "src/routes/(catalog)/products.$id.tsx",
  "src/routes/(catalog)/recipes.index.tsx",
  "src/routes/(catalog)/recipes.$slug.tsx",
  "src/routes/(farms)/farmers.index.tsx",
  "src/routes/(farms)/farmers.$id.tsx",
];

/** Pages that only show text: nothing on them is checked against a schema. */
const TEXT_PAGES = [
  "accessibility",
  "cookies",
  "delivery",
  "faq",
  "how-it-works",
  "impact",
  "our-story",
  "press",
  "privacy",
  "returns",
  "success-stories",
  "sustainability",
  "terms",
].map((page) => `src/routes/(platform)/${page}.tsx`);

beforeAll(() => {
  ensureBuilt();
}, 240_000);

const partsOf = (route: string) => `${route}?tsr-split=`;

describe.each(LANGUAGES)("In %s", (language) => {
  function sent(modules: readonly string[]) {
    const files = filesWith(readScriptContents(language), modules);
    return { files, bytes: files.reduce((sum, file) => sum + bytesSent(file), 0) };
  }

  it.each(PAGES)("%s is live with few bytes of script in few files", (route) => {
    const { files, bytes } = sent([partsOf(route)]);
    process.stdout.write(`${route}: ${(bytes / 1000).toFixed(1)} kB in ${files.length} files\n`);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(LIVE.bytes);
    expect(files.length).toBeLessThanOrEqual(LIVE.files);
  });

  it.each(PAGES)("%s loads few bytes and files until it is idle", (route) => {
    const { files, bytes } = sent([partsOf(route), ...BY_ITSELF]);
    process.stdout.write(
      `${route} until idle: ${(bytes / 1000).toFixed(1)} kB in ${files.length}\n`,
    );
    expect(bytes).toBeLessThanOrEqual(IDLE.bytes);
    expect(files.length).toBeLessThanOrEqual(IDLE.files);
  });

  it("the first visit of the home page loads nothing that waits for a user's action", () => {
    const contents = readScriptContents(language);
    const files = filesWith(contents, [partsOf(PAGES[0] ?? ""), ...BY_ITSELF]);
    const modules = files.flatMap((file) => Object.keys(contents[file]?.modules ?? {}));
    expect(modules.filter((module) => WHEN_WANTED.includes(module))).toEqual([]);
  });

  it.each(TEXT_PAGES)("%s loads no schemas", (route) => {
    const contents = readScriptContents(language);
    const files = filesWith(contents, [partsOf(route)]);
    const modules = files.flatMap((file) => Object.keys(contents[file]?.modules ?? {}));
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((module) => module.includes("/zod/"))).toEqual([]);
  });
});
