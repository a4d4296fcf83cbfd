import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { SCRIPT_FILES } from "./server/bin/script-files.ts";
import { styleSheets } from "./server/bin/style-sheets.ts";

/** Writes src/routeTree.gen.ts and splits routes, so it comes before React. Tests take the tree as it is. */
const router = tanstackRouter({
  target: "react",
  autoCodeSplitting: true,
  quoteStyle: "double",
  semicolons: true,
});

/** The first script names the files of all other pages, so their names are short, as short as the bundler makes them. */
const scripts = {
  codeSplitting: { groups: [...SCRIPT_FILES] },
  chunkFileNames: ({ moduleIds }: { moduleIds: readonly string[] }) =>
    moduleIds.some((id) => id.includes("/src/routes/_signed-in"))
      ? WORK_FILE
      : "assets/[hash:7].js",
};

/** Of pages that only the signed-in see. */
const WORK_FILE = "assets/~[hash:7].js";

/**
 * The first script also lists what else a page needs, so that all of it is fetched at once. It does so
 * for what everybody sees; the pages of the signed-in name what they need themselves.
 */
const modulePreload = {
  polyfill: false,
  resolveDependencies: (file: string, needed: string[]) =>
    file.startsWith("assets/~") ? [] : needed,
};

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const askForEntry = `
      document.head.append(
        Object.assign(document.createElement("script"), {
          type: "module",
          src: document.currentScript.dataset.entry,
        }),
      );
    `;

/**
 * The server's page is whole without its script, which is the largest file by far. A browser divides its line among all
 * that it has asked for, so the script is asked for once the style sheet is there: an inline script waits for it.
 */
const scriptAfterStyles: Plugin = {
  name: "script-after-styles",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => {
      const [tag, src] = ENTRY.exec(html) ?? [];
      if (!tag) throw new Error("The page has no script to ask for");
      const entry = `<script data-entry="${src}">${askForEntry}</script>`;
      return html.replace(tag, "").replace("</body>", `  ${entry}\n  </body>`);
    },
  },
};

/**
 * Writes down what is in each file of script: its modules with their size before packing, and the files
 * that it cannot run without. Tests and `npm run bench:scripts` read it; Vite's own manifest knows only files.
 */
const scriptContents: Plugin = {
  name: "script-contents",
  apply: "build",
  generateBundle: {
    // After Vite has taken out what turned out to be style sheets only.
    order: "post",
    handler(_options, bundle) {
      const contents = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== "chunk") return [];
        const { fileName, imports, isEntry, modules } = chunk;
        const sizes = Object.entries(modules).map(([id, { renderedLength }]) => [
          relative(import.meta.dirname, id),
          renderedLength,
        ]);
        return [[fileName, { isEntry, imports, modules: Object.fromEntries(sizes) }]];
      });
      const source = JSON.stringify(Object.fromEntries(contents));
      this.emitFile({ type: "asset", fileName: ".vite/scripts.json", source });
    },
  },
};

/** Packages that do nothing by being imported, and do not say so. */
const SIDE_EFFECTS = [{ test: /\/node_modules\/@trpc\//, sideEffects: false }];

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

const NO_SCROLL_AREA = fileURLToPath(new URL("src/lib/pages/no-scroll-area.ts", import.meta.url));
const ADOPTED_STYLES = fileURLToPath(new URL("src/lib/pages/adopted-styles.ts", import.meta.url));

/**
 * Dialogs bring the library's scroll area, and a library that places popovers with it, only to ask whether they were
 * given it. None is.
 */
const noScrollArea: Plugin = {
  name: "no-scroll-area",
  enforce: "pre",
  resolveId: (source, importer) =>
    source.endsWith("/ScrollArea.mjs") && /\/components\/(?:Modal|Drawer)\//.test(importer ?? "")
      ? NO_SCROLL_AREA
      : undefined,
};

/** Names of classes are a quarter of a page's text: built pages have short ones, the same on both sides. */
const shortNames = { modules: { generateScopedName: "[hash:base64:5]" } };

/** Tests of how long something takes. */
const TIMED = "tests/integration/**/*.timed.test.ts";

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    ...(process.env["VITEST"] ? [] : [router]),
    react(),
    themeSheet,
    scriptAfterStyles,
    scriptContents,
    styleSheets,
    noScrollArea,
  ],
  ...(command === "build" && { css: shortNames }),
  build: {
    outDir: "dist/client",
    reportCompressedSize: false,
    modulePreload,
    // Packed it is a quarter of that; a test holds what the first pages load to a budget.
    chunkSizeWarningLimit: 700,
    rolldownOptions: isSsrBuild
      ? {}
      : { output: scripts, treeshake: { moduleSideEffects: SIDE_EFFECTS } },
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
