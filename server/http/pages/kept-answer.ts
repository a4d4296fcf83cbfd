import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { allowInline } from "../guards/security.ts";
import { inlineOf, type InlineParts } from "./inline-parts.ts";

/** A cached response, the same for everyone and ready to send. */
export type KeptAnswer = {
  readonly type: string;
  readonly plain: Buffer;
  /** The inline parts of a page, for its policy; null for data. */
  readonly inline: InlineParts | null;
  /** Compressed bodies, created on first use. */
  readonly packed: Map<Encoding, Promise<Buffer>>;
};

type Encoding = "br" | "gzip";

/** Smaller responses fit into one packet uncompressed. */
const PACKED_FROM_BYTES = 1_024;
/**
 * Brotli quality: a cached response is compressed once and sent often, so it may take twice as long as an uncached
 * one.
 */
const QUALITY = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The cacheable form of a response, or null if it failed, sets a cookie or is not text. */
export function answerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): KeptAnswer | null {
  const type = reply.getHeader("content-type");
  if (reply.statusCode !== 200 || reply.hasHeader("set-cookie")) return null;
  if (typeof payload !== "string" || typeof type !== "string") return null;
  const inline = inlineOf(request);
  return { type, plain: Buffer.from(payload), inline, packed: new Map() };
}

/** Sends a cached response in the best encoding that the client accepts. */
export async function replay(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  const { type, inline, plain } = answer;
  if (inline) allowInline(reply, inline);
  void reply.type(type).header("cache-control", inline ? "private, no-cache" : "no-store");
  const encoding = plain.length < PACKED_FROM_BYTES ? null : encodingFor(request);
  if (plain.length >= PACKED_FROM_BYTES) void reply.header("vary", "accept-encoding");
  if (!encoding) return reply.send(plain);
  void reply.header("content-encoding", encoding);
  return reply.send(await packedAs(encoding, answer));
}

function packedAs(encoding: Encoding, { plain, packed }: KeptAnswer): Promise<Buffer> {
  const known = packed.get(encoding);
  if (known) return known;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const made = encoding === "br" ? brotli(plain, { params }) : zip(plain);
  packed.set(encoding, made);
  return made;
}

/** The first of our encodings that the client accepts; one with `q=0` is excluded. */
function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const taken = [headers["accept-encoding"] ?? []]
    .flat()
    .flatMap((header) => header.split(","))
    .map((item) => item.trim().toLowerCase())
    .filter((item) => !/;\s*q=0(?:\.0*)?$/u.test(item))
    .map((item) => item.split(";", 1)[0]?.trim());
  return (["br", "gzip"] as const).find((encoding) => taken.includes(encoding)) ?? null;
}
