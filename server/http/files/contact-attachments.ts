import type { FastifyInstance } from "fastify";
import { CONTACT_UPLOAD_PATH, UPLOAD_BYTES_MAX } from "#shared/inventory/upload.ts";
import { ATTACHMENT_ROUTE } from "#shared/mail/contact.ts";
import { documentOf } from "../../files/documents.ts";
import {
  getAttachment,
  keepAttachment,
  noSuchAttachment,
} from "../../services/mail/attachments.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import { isUuid } from "../../services/platform/database/uuid.ts";
import type { CreateContext } from "../context.ts";
import { UPLOAD_LIMITS, type UploadLimits } from "../guards/slow-uploads.ts";
import { admit, markPrivate } from "./private-file.ts";
import { openTurn } from "./open-uploads.ts";
import { admitUploads, bytesOf } from "./raw-uploads.ts";

type UploadOptions = { createContext: CreateContext; limits?: UploadLimits | undefined };

/**
 * Attachments of contact messages: accepts them from anyone, as the form does, and serves them to admins alone, never
 * cached. PDFs are untrusted uploads, so they are sent as downloads (ASVS 3.2.1).
 */
export async function addContactAttachments(
  app: FastifyInstance,
  options: UploadOptions,
): Promise<void> {
  addReading(app, options.createContext);
  await app.register(acceptAttachments, options);
}

async function acceptAttachments(
  app: FastifyInstance,
  { createContext, limits = UPLOAD_LIMITS }: UploadOptions,
): Promise<void> {
  const senderOf = admitUploads(app, limits, async (request, reply) => {
    const { deps, address } = await createContext(request, reply);
    // Taken before the body is read, because anyone may send one.
    await withDatabaseTimeout(deps.db, deps.throttle.take("attachment_address", address));
    return { sender: { deps, address }, key: address };
  });
  app.post(CONTACT_UPLOAD_PATH, { bodyLimit: UPLOAD_BYTES_MAX }, async (request, reply) => {
    const { deps, address } = senderOf(request);
    const keep = async () =>
      keepAttachment(deps, await documentOf(bytesOf(request), openTurn(address)), address);
    return reply.code(201).send({ attachment: await withDatabaseTimeout(deps.db, keep()) });
  });
}

function addReading(app: FastifyInstance, createContext: CreateContext): void {
  app.get<{ Params: { id: string } }>(ATTACHMENT_ROUTE, async (request, reply) => {
    markPrivate(reply);
    const context = await createContext(request, reply);
    await admit(context, "admin");
    const { deps } = context;
    const { id } = request.params;
    if (!isUuid(id)) throw noSuchAttachment();
    const { type, bytes } = await withDatabaseTimeout(deps.db, getAttachment(deps, id));
    const isPdf = type === "application/pdf";
    const file = `attachment.${isPdf ? "pdf" : "jpg"}`;
    return reply
      .type(type)
      .header("content-disposition", `${isPdf ? "attachment" : "inline"}; filename="${file}"`)
      .send(bytes);
  });
}
