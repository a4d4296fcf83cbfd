import { appRouter } from "#server/routers/index.ts";
import type { Access } from "#server/trpc/procedures.ts";
import type { Answer, Client } from "../servers/http.ts";

type Procedure = { _def: { type: "query" | "mutation" | "subscription"; meta?: Access } };

/** Every procedure there is, with who may call it and what it moves. */
export const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, Procedure>,
).map(([path, { _def }]) => ({
  path,
  type: _def.type,
  access: _def.meta?.access,
  moves: _def.meta?.moves,
}));

/** Procedures that are not for everyone. */
export const guarded = procedures.filter(({ access }) => access !== "public");

/** Calls a procedure without any input: who may not call it is refused before that matters. */
export function callBare(
  client: Client,
  { path, type }: (typeof procedures)[number],
): Promise<Answer> {
  const url = `/trpc/${path}`;
  return type === "query" ? client.get(url) : client.post(url, {});
}

/** The codes with which a procedure refused. */
export const codeOf = (body: unknown) =>
  (body as { error: { data: { code: string; failure: { code: string } } } }).error.data;
