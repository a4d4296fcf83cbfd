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

/** The server's response to a procedure, or a promise of it for a late one; an error is thrown by the call. */
export type Answers = Record<string, (input: unknown) => unknown>;

export type Call = { path: string; input: unknown };

/** Answers a page's calls from `answers`. Records the calls; one without an answer stays pending. */
export function answering(answers: Answers) {
  const calls: Call[] = [];
  const link: TrpcLink =
    () =>
    ({ op: { path, input } }) =>
      observable((observer) => {
        calls.push({ path, input });
        const answer = answers[path];
        if (!answer) return;
        const give = (data: unknown) => {
          observer.next({ result: { type: "data", data } });
          observer.complete();
        };
        const refuse = (error: Error) => observer.error(TRPCClientError.from(error));
        try {
          const data = answer(input);
          if (data instanceof Promise) data.then(give, refuse);
          else give(data);
        } catch (error) {
          refuse(error as Error);
        }
      });
  const queryClient = createQueryClient();
  const client = trpc.createClient({ links: [link] });
  const around = (ui: ReactNode) => (
    <MantineProvider env="test">
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{ui}</QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  );
  return { calls, around };
}

/**
 * Renders part of a page and answers its calls from `answers` instead of a server. Returns the calls it made; a call
 * without an answer stays pending. `address` is the page's URL.
 */
export async function showAnswered(
  ui: ReactNode,
  answers: Answers,
  address = "/",
): Promise<Call[]> {
  const { calls, around } = answering(answers);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => ui, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [address] }),
    // Pages state their own address.
    context: { origin: "http://localhost" },
  });
  await act(async () => {
    render(around(<RouterProvider router={router} />));
  });
  return calls;
}

/** An error as the server sends it: code, message, and the field if it concerns one. */
export function refusal(
  code: string,
  message: string,
  about?: string | Readonly<Record<string, unknown>>,
): Error {
  const details = typeof about === "string" ? { field: about } : (about ?? null);
  const data = { failure: { code, message, details, fieldErrors: {} } };
  return TRPCClientError.from({ error: { code: -32600, message, data } });
}
