import {
  createRequestHandler,
  renderRouterToString,
  RouterServer,
} from "@tanstack/react-router/ssr/server";
import type { TrpcClient } from "#client/lib/api/trpc.ts";
import { createRouter } from "./router.tsx";

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
