import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createQueryClient } from "#client/lib/api/query-client.ts";
import { type TrpcLink, trpc } from "#client/lib/api/trpc.ts";

/** The server's response to a procedure; an error is thrown by the call. */
export type Answers = Record<string, (input: unknown) => unknown>;

export type Call = { path: string; input: unknown };

/**
 * Renders part of a page and answers its calls from `answers` instead of a server. Returns the calls it made; a call
 * without an answer stays pending. `address` is the page's URL.
 */
export async function showAnswered(
  ui: ReactNode,
  answers: Answers,
  address = "/",
): Promise<Call[]> {
  const calls: Call[] = [];
  const link: TrpcLink =
    () =>
    ({ op: { path, input } }) =>
      observable((observer) => {
        calls.push({ path, input });
        const answer = answers[path];
        if (!answer) return;
        try {
          observer.next({ result: { type: "data", data: answer(input) } });
          observer.complete();
        } catch (error) {
          observer.error(TRPCClientError.from(error as Error));
        }
      });
  const queryClient = createQueryClient();
  const client = trpc.createClient({ links: [link] });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => ui, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await act(async () => {
    render(
      <MantineProvider env="test">
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>,
    );
  });
  return calls;
}

/** An error as the server sends it: code, message, and the field if it concerns one. */
export function refusal(code: string, message: string, field?: string): Error {
  const details = field === undefined ? null : { field };
  const data = { failure: { code, message, details, fieldErrors: {} } };
  return TRPCClientError.from({ error: { code: -32600, message, data } });
}
