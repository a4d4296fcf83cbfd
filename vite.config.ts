import { fileURLToPath } from "node:url";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Writes src/routeTree.gen.ts and splits routes, so it comes before React. Tests take the tree as it is. */
const router = tanstackRouter({
  target: "react",
  autoCodeSplitting: true,
  quoteStyle: "double",
  semicolons: true,
});

/**
 * What every page starts with is one file: it packs better than fifty, and arrives in one go. It names
 * the files of all other pages, so their names are short.
 */
const firstScript = {
  codeSplitting: { groups: [{ name: "first", tags: ["$initial" as const] }] },
  chunkFileNames: "assets/[hash:8].js",
};

/**
 * The server's page is whole without its script, so on a slow line the script, which is the largest
 * file by far, waits for the style sheet and the pictures of the first screen.
 */
const scriptAfterStyles: Plugin = {
  name: "script-after-styles",
  transformIndexHtml: {
    order: "post",
    handler: (html) =>
      html.replace('<script type="module" ', '<script type="module" fetchpriority="low" '),
  },
};

const THEME = "virtual:theme.css";

/** The theme's variables as part of the style sheet (`src/ui/theme/variables.ts`). */
const themeSheet: Plugin = {
  name: "theme-sheet",
  resolveId: (id) => (id === THEME ? id : undefined),
  load: async (id) => {
    if (id !== THEME) return undefined;
    const { themeVariables } = await import("./src/ui/theme/variables.ts");
    return themeVariables();
  },
};

const ADOPTED_STYLES = fileURLToPath(new URL("src/lib/pages/adopted-styles.ts", import.meta.url));

/** Names of classes are a quarter of a page's text: built pages have short ones, the same on both sides. */
const shortNames = { modules: { generateScopedName: "[hash:base64:5]" } };

/** Tests of how long something takes. */
const TIMED = "tests/integration/**/*.timed.test.ts";

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [...(process.env["VITEST"] ? [] : [router]), react(), themeSheet, scriptAfterStyles],
  ...(command === "build" && { css: shortNames }),
  // One style sheet: a page that the server rendered must not wait for its script to be styled.
  build: {
    outDir: "dist/client",
    manifest: true,
    reportCompressedSize: false,
    cssCodeSplit: false,
    // Packed it is a quarter of that; a test holds what the first pages load to a budget.
    chunkSizeWarningLimit: 700,
    rolldownOptions: isSsrBuild ? {} : { output: firstScript },
  },
  ssr: { noExternal: [/^@mantine\//] },
  // The lock of scrolling behind a dialog writes no style element: the content policy lets none through.
  resolve: { alias: { "react-style-singleton": ADOPTED_STYLES } },
  test: {
    // On two cores the default is one worker, which leaves the other core idle while a test waits.
    maxWorkers: 2,
    // How long a test waits for what is to come, in milliseconds: limits for a hang, not for speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["tests/unit/**/*.test.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "happy-dom",
          include: ["tests/unit/**/*.test.tsx"],
          setupFiles: ["tests/support/dom-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          environment: "node",
          include: ["tests/integration/**/*.test.ts"],
          exclude: [TIMED],
          // Every file has a database of its own; reading the server's modules anew for each takes
          // as long as the tests.
          isolate: false,
          globalSetup: ["tests/support/postgres/postgres-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "timed",
          environment: "node",
          include: [TIMED],
          globalSetup: ["tests/support/postgres/postgres-setup.ts"],
          // What is timed runs after all others, and alone.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
        },
      },
    ],
  },
}));
