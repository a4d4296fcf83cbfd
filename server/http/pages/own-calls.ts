import { TRPCClientError, type TRPCLink } from "@trpc/client";
import {
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type TRPCError,
} from "@trpc/server";
import { observable } from "@trpc/server/observable";
import { type AppRouter, appRouter } from "../../routers/index.ts";
import { TEXT_READS } from "../../routers/catalog/catalog.ts";
import type { Context } from "../../trpc/context.ts";

type Call = Pick<Parameters<typeof callTRPCProcedure>[0], "path" | "type"> & { input: unknown };

/**
 * Calls procedures in this process, with the same answers and errors as over the network: what comes back
 * is read from JSON, so that it is the page's own. Nobody stops such a call, which is why it is lighter than the library's.
 */
export function ownCalls(ctx: Context, onError: (error: TRPCError) => void): TRPCLink<AppRouter> {
  const send = async (call: Call, observer: Receiver) => {
    try {
      observer.next({ result: { data: await answer(call, ctx) } });
      observer.complete();
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      onError(error);
      observer.error(clientError(call, error, ctx));
    }
  };
  return () =>
    ({ op }) =>
      observable((observer) => void send(op, observer));
}

/** Who waits for a call's answer. */
type Receiver = {
  next(value: { result: { data: unknown } }): void;
  error(error: TRPCClientError<AppRouter>): void;
  complete(): void;
};

async function answer(call: Call, ctx: Context): Promise<unknown> {
  // What the text's reader refuses the procedure refuses as well, and says why.
  const text = await TEXT_READS[call.path]?.(ctx.deps, call.input).catch(() => undefined);
  if (text !== undefined) return JSON.parse(text);
  const data: unknown = await callTRPCProcedure({
    router: appRouter,
    path: call.path,
    type: call.type,
    getRawInput: async () => call.input,
    ctx,
    signal: undefined,
    batchIndex: 0,
  });
  return copied(data);
}

function clientError({ path, type, input }: Call, error: TRPCError, ctx: Context) {
  const config = appRouter._def._config;
  const shape = getTRPCErrorShape({ config, ctx, error, input, path, type });
  return TRPCClientError.from<AppRouter>({ error: copied(shape) }, { cause: error });
}

function copied<Value>(value: Value): Value {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value);
}
