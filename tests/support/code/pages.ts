import type { PageHost } from "#server/app.ts";
import type { Render } from "#server/http/pages/pages.ts";

/**
 * Pages without the built client. `render` creates the markup, by default one line with the requested URL and the
 * products fetched with the server's own client.
 */
export function plainPages(render: Render = productPage): PageHost {
  return {
    builtDir: null,
    source: async () => ({
      hasPolicy: true,
      template: async () => "<!doctype html><!--app-head--><!--app-html-->",
      render: async () => render,
    }),
  };
}

export const plainPage = (html: string) => ({ status: 200, html, location: null });

const productPage: Render = async (request, client) => {
  const { items } = await client.catalog.list.query({ limit: 3 });
  return plainPage(`<p>${request.url} ${items.map(({ name }) => name).join(", ")}</p>`);
};
