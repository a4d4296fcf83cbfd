import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { SCRIPT_FILES } from "./server/bin/build/script-files.ts";
import { styleSheets } from "./server/bin/build/style-sheets.ts";

/** Generates src/routeTree.gen.ts and splits routes, so it must come before React. Tests use the existing tree. */
const router = tanstackRouter({
  target: "react",
  autoCodeSplitting: true,
  quoteStyle: "double",
  semicolons: true,
});

/** The initial script lists the files of all other pages, so their names are as short as the bundler allows. */
const scripts = {
  codeSplitting: { groups: [...SCRIPT_FILES] },
  chunkFileNames: ({ moduleIds }: { moduleIds: readonly string[] }) =>
    moduleIds.some((id) => id.includes("/src/routes/_signed-in"))
      ? WORK_FILE
      : "assets/[hash:7].js",
};

/** For pages behind sign-in. */
const WORK_FILE = "assets/~[hash:7].js";

/**
 * The initial script also lists the dependencies of public pages, so that they load in parallel. Pages behind
 * sign-in list their own.
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
 * The server-rendered page is complete without its script, by far the largest file. Browsers share bandwidth among
 * all pending requests, so the script is requested only after the style sheet: an inline script waits for it.
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
 * Records what each script file contains: its modules with their size before compression, and the files it requires.
 * Tests and `npm run bench:scripts` read it; Vite's own manifest only lists files.
 */
const scriptContents: Plugin = {
  name: "script-contents",
  apply: "build",
  generateBundle: {
    // After Vite has removed chunks that contained only style sheets.
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

/** Packages that have no side effects, but do not declare it. */
const SIDE_EFFECTS = [{ test: /\/node_modules\/@trpc\//, sideEffects: false }];

const THEME = "virtual:theme.css";

/** Adds the theme's variables to the style sheet (`src/ui/theme/variables.ts`). */
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
 * Dialogs import the library's scroll area, and with it a positioning library, only to check whether they were given
 * one, which never happens here.
 */
const noScrollArea: Plugin = {
  name: "no-scroll-area",
  enforce: "pre",
  resolveId: (source, importer) =>
    source.endsWith("/ScrollArea.mjs") && /\/components\/(?:Modal|Drawer)\//.test(importer ?? "")
      ? NO_SCROLL_AREA
      : undefined,
};

/** Class names are a quarter of a page's text, so built pages use short ones, the same on server and client. */
const shortNames = { modules: { generateScopedName: "[hash:base64:5]" } };

/** Tests that measure durations. */
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
    // Compressed it is a quarter of that; a test enforces a budget for what the initial pages load.
    chunkSizeWarningLimit: 700,
    rolldownOptions: isSsrBuild
      ? {}
      : { output: scripts, treeshake: { moduleSideEffects: SIDE_EFFECTS } },
  },
  // Built into the server's pages, of which they need a part: the packages themselves would load every icon there is.
  ssr: { noExternal: [/^@mantine\//, "@tabler/icons-react"] },
  // The scroll lock behind a dialog must not insert a style element: the content security policy blocks it.
  resolve: { alias: { "react-style-singleton": ADOPTED_STYLES } },
  test: {
    // On two cores the default is one worker, which leaves the other core idle while a test waits.
    maxWorkers: 2,
    // Timeouts in milliseconds, meant to catch hangs rather than slow tests.
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
          // Threads start with a quarter less work than processes.
          pool: "threads",
          include: ["tests/unit/**/*.test.tsx"],
          setupFiles: ["tests/support/dom/dom-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          environment: "node",
          include: ["tests/integration/**/*.test.ts"],
          exclude: [TIMED],
          // Every file has its own database; reloading the server's modules for each would take as long as the tests.
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
          // Timed tests run after all others, and alone.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
        },
      },
    ],
  },
}));
