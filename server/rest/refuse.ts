import type { FastifyReply, FastifyRequest } from "fastify";
import { platformErrors as m } from "#messages/platform/errors.ts";
import { failureBody, protocolFailure } from "../http/errors.ts";
import { REST_TABLE } from "./table.ts";

/** Responds to requests that match no route: 405 if the endpoint exists for another method, else 404. */
export async function refuseUnknown(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split("?", 1)[0];
  const allowed = REST_TABLE.filter((row) => row.path === path).map((row) => row.method);
  if (allowed.length === 0) return reply.code(404).send(protocolFailure(404, request.id));
  return refuseMethod(request, reply, allowed);
}

/** Responds 405 with the allowed methods. */
export function refuseMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
) {
  const failure = { message: m.badMethod, code: "invalid" } as const;
  return reply.code(405).header("allow", allowed.join(", ")).send(failureBody(failure, request.id));
}
