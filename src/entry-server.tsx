import {
  createRequestHandler,
  renderRouterToString,
  RouterServer,
} from "@tanstack/react-router/ssr/server";
import type { TrpcClient } from "#client/lib/api/trpc.ts";
import { stretchAll } from "#messages/stretch.ts";
import { listenTo } from "#shared/language.ts";
import { createRouter } from "./router.tsx";

/** For development, where the sources run: they do not know the server's own modules. */
export { listenTo, stretchAll };

/** Renders the page of a request: the markup for `#root` with the data it was made from. */
export function render(request: Request, client: TrpcClient, mark?: string): Promise<Response> {
  const { origin } = new URL(request.url);
  const handle = createRequestHandler({
    request,
    createRouter: () => createRouter(client, origin, mark),
  });
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
}
