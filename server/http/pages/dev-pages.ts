import { readFile } from "node:fs/promises";
import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import { isStretched, type stretchAll } from "#messages/stretch.ts";
import { languageNow, type listenTo } from "#shared/language.ts";
import type { PageSource, Render } from "./pages.ts";

/** Serves the client from its sources, with hot reload on the same port. */
export async function developmentPages(app: FastifyInstance, root: string): Promise<PageSource> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    configLoader: "native", // the other loaders write files, which would trigger `node --watch`
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook("onClose", () => vite.close());
  return {
    hasPolicy: false,
    template: async (url) =>
      vite.transformIndexHtml(
        url,
        (await readFile(`${root}/index.html`, "utf8")).replace(
          "<html ",
          isStretched() ? "<html data-stretched " : "<html ",
        ),
      ),
    render: async () => {
      const entry = await vite.ssrLoadModule("/src/entry-server.tsx");
      // Vite loads its own copies of modules, so connect them to the server's language.
      (entry.listenTo as typeof listenTo)(languageNow);
      if (isStretched()) (entry.stretchAll as typeof stretchAll)();
      return entry.render as Render;
    },
  };
}
