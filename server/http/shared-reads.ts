import { TRPCError } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "#shared/errors.ts";
import { limits } from "#shared/platform/limits.ts";
import { type AppCaller, createCaller, procedures as known } from "../routers/index.ts";
import { databaseUnavailable } from "../services/platform/database/database-timeout.ts";
import { TEXT_READS } from "../routers/catalog/catalog.ts";
import { busyWhenUnavailable } from "../services/platform/database/database-unavailable.ts";
import { failureOf } from "../trpc/errors.ts";
import type { CreateContext } from "./context.ts";
import { proceduresOf } from "./pages/cache-key.ts";

/** One call in a request: the procedure's name and its input. */
type Call = { name: string; input: unknown };

/**
 * Handles reads that are the same for everyone without tRPC's HTTP adapter, which takes half of their time. The
 * procedures and checks are the same, except that some return JSON text directly (decision 045). Anything but a
 * plain success falls through to the adapter, which reports the error.
 */
export function addSharedReads(app: FastifyInstance, createContext: CreateContext): void {
  app.addHook("preHandler", async (request, reply) => {
    const procedures = proceduresOf(request);
    const calls = procedures && callsOf(request, procedures);
    if (!calls) return;
    const text = await answer(request, reply, calls).catch((error: unknown) => {
      if (isBusy(error)) throw databaseUnavailable();
      return null;
    });
    if (text !== null) return reply.type("application/json").send(text);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, calls: Calls) {
    const context = await createContext(request, reply);
    const caller = createCaller(context);
    const results = await Promise.all(
      calls.list.map(async (call) => {
        const text = await TEXT_READS[call.name]?.(context.deps, call.input);
        return text === undefined ? run(caller, call) : `{"result":{"data":${text}}}`;
      }),
    );
    return calls.isBatch ? `[${results.join()}]` : results.join();
  }
}

/** The names of all procedures that only read: a caller would run others as well. */
const QUERIES = new Set(
  Object.entries(known)
    .filter(([, { _def }]) => _def.type === "query")
    .map(([name]) => name),
);

type Calls = { isBatch: boolean; list: readonly Call[] };

/** The calls in a request; null if its parameters are not in our client's format. */
function callsOf({ query }: FastifyRequest, procedures: readonly string[]): Calls | null {
  const { batch, input } = query as Record<string, unknown>;
  const isBatch = batch === "1";
  if (batch !== undefined && !isBatch) return null;
  if (!procedures.every((name) => QUERIES.has(name))) return null;
  if (procedures.length > (isBatch ? limits.batchedCalls : 1)) return null;
  if (input !== undefined && typeof input !== "string") return null;
  const inputs = read(input);
  if (inputs === null) return null;
  const list = procedures.map((name, at) => ({
    name,
    input: isBatch ? (inputs as Record<string, unknown>)[at] : inputs,
  }));
  return { isBatch, list };
}

/** The decoded input: undefined if absent, null if malformed. */
function read(input: string | undefined): unknown {
  if (input === undefined) return undefined;
  try {
    return JSON.parse(input);
  } catch {
    return null;
  }
}

async function run(caller: AppCaller, { name, input }: Call): Promise<string> {
  let found: unknown = caller;
  for (const part of name.split(".")) found = (found as Record<string, unknown>)[part];
  const data: unknown = await (found as (input: unknown) => Promise<unknown>)(input);
  return JSON.stringify({ result: { data } });
}

/** Whether the database was busy, so that retrying through the adapter would only add load. */
function isBusy(error: unknown): boolean {
  if (error instanceof TRPCError) return failureOf(error).code === "busy";
  return (
    (error instanceof DomainError && error.code === "busy") || busyWhenUnavailable(error) !== null
  );
}
