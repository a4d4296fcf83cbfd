import { appRouter } from "#server/routers/index.ts";
import type { Access } from "#server/trpc/procedures.ts";
import type { Answer, Client } from "../servers/http.ts";

type Procedure = { _def: { type: "query" | "mutation" | "subscription"; meta?: Access } };

/** All procedures, with who may call them and what they move. */
export const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, Procedure>,
).map(([path, { _def }]) => ({
  path,
  type: _def.type,
  access: _def.meta?.access,
  moves: _def.meta?.moves,
}));

/** Procedures that are not public. */
export const guarded = procedures.filter(({ access }) => access !== "public");

/** Calls a procedure without input. Unauthorized callers are rejected before the input is validated. */
export function callBare(
  client: Client,
  { path, type }: (typeof procedures)[number],
): Promise<Answer> {
  const url = `/trpc/${path}`;
  return type === "query" ? client.get(url) : client.post(url, {});
}

/** The error codes of a rejected call. */
export const refusalIn = (body: unknown) =>
  (body as { error: { data: { code: string; failure: { code: string } } } }).error.data;
