import { fileURLToPath } from "node:url";
import type { PageHost } from "../app.ts";
import { builtPages } from "../http/pages/pages.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Serves the built client or, in development, the sources with hot reload. */
export function pageHost(development: boolean): PageHost {
  if (!development) {
    return { builtDir: `${ROOT}dist/client`, source: () => builtPages(`${ROOT}dist`) };
  }
  return {
    builtDir: null,
    source: async (app) => {
      const { developmentPages } = await import("../http/pages/dev-pages.ts");
      return developmentPages(app, ROOT);
    },
  };
}
