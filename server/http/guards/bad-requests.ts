import { randomUUID } from "node:crypto";
import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { protocolFailure } from "../errors.ts";
import { isWatched } from "./slow-uploads.ts";

/**
 * Rejects compressed request bodies: a small one could expand to any size. Runs before the body is read, but after the
 * request limit.
 */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook("preParsing", async (request, reply) => {
    const encoding = request.headers["content-encoding"];
    if (encoding === undefined || encoding === "identity") return;
    return reply.code(415).send(protocolFailure(415, request.id));
  });
}

const TIMED_OUT = "ERR_HTTP_REQUEST_TIMEOUT";

/** Closes the connection of a request that takes too long to arrive, as Node does. */
export function cutSlow(server: Server, socket: Socket): void {
  const error = Object.assign(new Error("The request timed out"), { code: TIMED_OUT });
  server.emit("clientError", error, socket);
}

const STATUS_OF_CODE: Record<string, number> = {
  [TIMED_OUT]: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to input that cannot be parsed as HTTP, with the given headers, and closes the connection. */
export function clientErrorAnswer(headers: Readonly<Record<string, string>>) {
  return function answerClientError(error: Error & { code?: string }, socket: Socket): void {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    if (error.code === TIMED_OUT && isWatched(socket)) return;
    const status = STATUS_OF_CODE[error.code ?? ""] ?? 400;
    const body = JSON.stringify(protocolFailure(status, randomUUID()));
    const lines = Object.entries({
      ...headers,
      "cache-control": "no-store",
      connection: "close",
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable) {
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
    }
    socket.destroy(error);
  };
}
