import { inventoryUpload as upload } from "#messages/inventory/upload.ts";
import { platformFields as fields } from "#messages/platform/fields.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  CONTACT_UPLOAD_PATH,
  DOCUMENT_UPLOAD_PATH,
  INVENTORY_UPLOAD_PATH,
} from "#shared/inventory/upload.ts";
import { DomainError } from "#shared/errors.ts";
import { holdsUnstorable } from "../../trpc/storable-text.ts";
import { answerFailure, failureBody } from "../errors.ts";
import { cutSlow } from "../guards/bad-requests.ts";
import { createUploadWatch, type UploadLimits } from "../guards/slow-uploads.ts";

/** Upload paths that accept files other than photos. */
const FILE_PATHS = [INVENTORY_UPLOAD_PATH, DOCUMENT_UPLOAD_PATH, CONTACT_UPLOAD_PATH];

/** Who uploads, and the key by which their concurrent uploads are counted. */
type Admitted<Sender> = { sender: Sender; key: string };

/**
 * Makes all routes of `app` accept raw files. `admit` runs before any of the body is read (ASVS 5.2.1) and throws for
 * whoever may not upload. Returns a function that returns the sender of a request.
 */
export function admitUploads<Sender>(
  app: FastifyInstance,
  limits: UploadLimits,
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<Admitted<Sender>>,
): (request: FastifyRequest) => Sender {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.setErrorHandler(answerUpload);
  const admitted = new WeakMap<FastifyRequest, { sender: Sender; arrived: () => void }>();
  const watch = createUploadWatch(limits, (socket) => cutSlow(app.server, socket));
  app.addHook("onRequest", async (request, reply) => {
    const { sender, key } = await admit(request, reply);
    admitted.set(request, { sender, arrived: watch(request, reply, key) });
  });
  app.addHook("preHandler", async (request) => admitted.get(request)?.arrived());
  return (request) => {
    const known = admitted.get(request);
    if (!known) throw new Error("An upload was not admitted");
    return known.sender;
  };
}

/** The uploaded file; empty if there was no body. */
export function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** The query's parameters that are given once. Throws `invalid` if one holds what no column can store. */
export function queryOf({ query }: FastifyRequest): Record<string, string | undefined> {
  if (holdsUnstorable(query)) throw new DomainError("invalid", fields.notClean);
  const texts = Object.entries(query as object).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts);
}

function answerUpload(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (!("statusCode" in error) || error.statusCode !== 413) {
    return answerFailure(error, request, reply);
  }
  const isFile = FILE_PATHS.some((path) => request.url.startsWith(path));
  const message = isFile ? upload.tooLargeFile : upload.tooLargePhoto;
  return reply.code(413).send(failureBody({ message, code: "invalid" }, request.id));
}
