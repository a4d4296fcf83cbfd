import { TRPCError } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { limits } from "#shared/platform/limits.ts";
import { type AppCaller, createCaller } from "../routers/index.ts";
import { databaseUnavailable } from "../services/platform/database-timeout.ts";
import { failureOf } from "../trpc/errors.ts";
import type { CreateContext } from "./context.ts";
import { proceduresOf } from "./pages/cache-key.ts";

/** One call of a request: the procedure's path and its input. */
type Call = { path: readonly string[]; input: unknown };

/**
 * Answers reads that are the same for everybody past the transport's adapter, which takes half of their time:
 * the same procedures with the same checks, and the same bytes. Whatever is not a plain success goes
 * the ordinary way, which says what is wrong.
 */
export function addSharedReads(app: FastifyInstance, createContext: CreateContext): void {
  app.addHook("preHandler", async (request, reply) => {
    const procedures = proceduresOf(request);
    const calls = procedures && callsOf(request, procedures);
    if (!calls) return;
    const text = await answer(request, reply, calls).catch((error: unknown) => {
      if (error instanceof TRPCError && failureOf(error).code === "busy")
        throw databaseUnavailable();
      return null;
    });
    if (text !== null) return reply.type("application/json").send(text);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, calls: Calls) {
    const caller = createCaller(await createContext(request, reply));
    const results = await Promise.all(calls.list.map((call) => run(caller, call)));
    return JSON.stringify(calls.isBatch ? results : results[0]);
  }
}

type Calls = { isBatch: boolean; list: readonly Call[] };

/** What a request asks for; null when its parameters are not as the client writes them. */
function callsOf({ query }: FastifyRequest, procedures: readonly string[]): Calls | null {
  const { batch, input } = query as Record<string, unknown>;
  const isBatch = batch === "1";
  if (batch !== undefined && !isBatch) return null;
  if (procedures.length > (isBatch ? limits.batchedCalls : 1)) return null;
  if (input !== undefined && typeof input !== "string") return null;
  const inputs = read(input);
  if (inputs === null) return null;
  const list = procedures.map((name, at) => ({
    path: name.split("."),
    input: isBatch ? (inputs as Record<string, unknown>)[at] : inputs,
  }));
  return { isBatch, list };
}

/** Undefined for no input; null for what cannot be read. */
function read(input: string | undefined): unknown {
  if (input === undefined) return undefined;
  try {
    return JSON.parse(input);
  } catch {
    return null;
  }
}

async function run(caller: AppCaller, { path, input }: Call): Promise<object> {
  let found: unknown = caller;
  for (const name of path) found = (found as Record<string, unknown>)[name];
  const data: unknown = await (found as (input: unknown) => Promise<unknown>)(input);
  return { result: { data } };
}
