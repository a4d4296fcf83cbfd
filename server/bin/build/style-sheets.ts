import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * Component files of routes behind the sign-in. They render only in the browser, so no server-rendered page needs
 * their styles.
 */
const SIGNED_IN = /\/src\/routes\/_signed-in[^?]*\?tsr-split=/;

/** Modules with a component's class names; their styles are imported separately. */
const COMPONENT = /\/@mantine\/.*\.module\.mjs$/;
const CLASS = /m_[0-9a-f]+/g;

/**
 * Emits two style sheets: one that every page needs before it can be shown, and one for the signed-in area, which
 * its routes wait for (`src/lib/pages/signed-in-styles.ts`). Merges the styles of all script files in one fixed
 * order, so that overrides do not depend on which page loads first.
 */
export const styleSheets: Plugin = {
  name: "style-sheets",
  apply: "build",
  generateBundle: {
    // Runs before the script files reference the styles they need.
    order: "pre",
    handler(_options, bundle) {
      if (this.environment.config.consumer !== "client") return;
      const everybodys = chunksFrom(bundle, (chunk) => !chunk.moduleIds.some(isSignedIn));
      const all = chunksFrom(bundle, () => true);
      const rest = all.filter((chunk) => !everybodys.includes(chunk));
      const style = takeStyles(bundle, everybodys);
      const signedIn = takeStyles(bundle, rest);
      // The remaining styles are sheets that a route links in its own head.
      const open = style + Object.values(bundle).map(sourceOf).join("");
      const unstyled = everybodys
        .flatMap(({ moduleIds }) => moduleIds.filter((id) => COMPONENT.test(id)))
        .filter((id) =>
          this.getModuleInfo(id)
            ?.code?.match(CLASS)
            ?.some((name) => signedIn.includes(name) && !open.includes(name)),
        );
      if (unstyled.length > 0)
        this.error(`Import the .layer.css of these where they are used: ${unstyled.join(", ")}`);
      this.emitFile({ type: "asset", name: "style.css", source: style });
      this.emitFile({ type: "asset", name: "signed-in.css", source: signedIn });
    },
  },
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const [style, signedIn] = ["style.css", "signed-in.css"].map((name) => fileOf(bundle, name));
      const link = `<link rel="stylesheet" crossorigin href="${style}" data-signed-in="${signedIn}">`;
      return html.replace("</head>", `  ${link}\n  </head>`);
    },
  },
};

const isSignedIn = (id: string) => SIGNED_IN.test(id);

/** The wanted script files reachable from the entry points through other wanted files, dependencies first. */
function chunksFrom(bundle: Bundle, isWanted: (chunk: Chunk) => boolean): Chunk[] {
  const found = new Set<Chunk>();
  const seen = new Set<Chunk>();
  const entries = Object.values(bundle).filter((file) => file.type === "chunk" && file.isEntry);
  // Grows during iteration, so that dynamic imports come after static ones.
  const starts = new Set(entries.map(({ fileName }) => fileName));
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || seen.has(chunk) || !isWanted(chunk)) return;
    seen.add(chunk);
    chunk.imports.forEach(visit);
    chunk.dynamicImports.forEach((one) => starts.add(one));
    found.add(chunk);
  };
  starts.forEach(visit);
  return [...found];
}

/** Joins the styles of these files into one text and removes them from the bundle. */
function takeStyles(bundle: Bundle, chunks: readonly Chunk[]): string {
  const names = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const sheets = [...new Set(names)].map((name) => {
    const sheet = bundle[name];
    delete bundle[name];
    return sheet ? sourceOf(sheet) : "";
  });
  for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
  return sheets.join("");
}

const sourceOf = (file: Rolldown.OutputAsset | Chunk) =>
  file.type === "asset" && file.fileName.endsWith(".css") ? String(file.source) : "";

function fileOf(bundle: Bundle, name: string): string {
  const file = Object.values(bundle).find(
    (one) => one.type === "asset" && one.names.includes(name),
  );
  if (!file) throw new Error(`The build has no ${name}`);
  return `/${file.fileName}`;
}
