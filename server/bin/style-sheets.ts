import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The part of a route behind the sign-in that is drawn. That happens in the browser alone: no page of the server needs its styles. */
const SIGNED_IN = /\/src\/routes\/_signed-in[^?]*\?tsr-split=/;

/** The names of a component of the library; its styles are imported apart. */
const COMPONENT = /\/@mantine\/.*\.module\.mjs$/;
const CLASS = /m_[0-9a-f]+/g;

/**
 * Two style sheets: one for every page, which nothing is shown without, and one for what is behind the sign-in, which
 * the routes there wait for (`src/lib/pages/signed-in-styles.ts`). Each file of script has its styles beside it until
 * here; joined in one order, they override each other the same whatever page comes first.
 */
export const styleSheets: Plugin = {
  name: "style-sheets",
  apply: "build",
  generateBundle: {
    // Before files of script name the styles that they need.
    order: "pre",
    handler(_options, bundle) {
      if (this.environment.config.consumer !== "client") return;
      const everybodys = chunksFrom(bundle, (chunk) => !chunk.moduleIds.some(isSignedIn));
      const all = chunksFrom(bundle, () => true);
      const rest = all.filter((chunk) => !everybodys.includes(chunk));
      const style = takeStyles(bundle, everybodys);
      const signedIn = takeStyles(bundle, rest);
      // What is left are sheets that a route's head links itself.
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

/** The files of script that are reached from where a page begins, through those that are wanted; what one needs is before it. */
function chunksFrom(bundle: Bundle, isWanted: (chunk: Chunk) => boolean): Chunk[] {
  const found = new Set<Chunk>();
  const seen = new Set<Chunk>();
  const entries = Object.values(bundle).filter((file) => file.type === "chunk" && file.isEntry);
  // It grows while it is gone through: what is fetched later comes after what is fetched at once.
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

/** The styles of these files in one text; no longer files of their own. */
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
