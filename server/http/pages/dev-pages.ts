import { readFile } from "node:fs/promises";
import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import type { PageSource, Render } from "./pages.ts";

/** The client straight from its sources, with hot reload on the same port. */
export async function developmentPages(app: FastifyInstance, root: string): Promise<PageSource> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    configLoader: "native", // the other loaders write files, which a watching Node takes for a change
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook("onClose", () => vite.close());
  return {
    hasPolicy: false,
    template: async (url) =>
      vite.transformIndexHtml(url, await readFile(`${root}/index.html`, "utf8")),
    render: async () => {
      const entry = await vite.ssrLoadModule("/src/entry-server.tsx");
      return entry.render as Render;
    },
  };
}
