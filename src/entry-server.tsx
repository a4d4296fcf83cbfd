import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import type { TrpcClient } from "#client/lib/api/trpc.ts";
import { redirectTarget } from "#client/lib/pages/redirect-target.ts";
import { stretchAll } from "#messages/stretch.ts";
import { listenTo } from "#shared/language.ts";
import { createRouter } from "./router.tsx";

/** For development, where modules run from source and are not shared with the server's own. */
export { listenTo, stretchAll };

/** Renders the page for a request: the markup for `#root` with its data, or where to redirect instead. */
export async function render(request: Request, client: TrpcClient, mark?: string) {
  const { origin } = new URL(request.url);
  const handle = createRequestHandler({
    request,
    createRouter: () => createRouter(client, origin, mark),
  });
  // Captured separately, because a response body would encode it to bytes and back to text.
  let html = "";
  const { status, headers } = await handle(async ({ router }) => {
    const location = await redirectTarget(router);
    if (location !== null) return new Response(null, { status: 302, headers: { location } });
    const markup = renderToString(<RouterServer router={router} />);
    html = await transformHtmlStringWithRouter(router, markup);
    return new Response(null, { status: getSsrStatus(router) });
  });
  return { status, html, location: headers.get("location") };
}
