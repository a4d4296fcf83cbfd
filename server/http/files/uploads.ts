import { platformErrors as m } from "#messages/platform/errors.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "#shared/errors.ts";
import { rowIdIn } from "#shared/platform/fields/row-id.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import {
  DOCUMENT_UPLOAD_PATH,
  INVENTORY_UPLOAD_PATH,
  PHOTO_UPLOAD_PATHS,
  PRINT_CHOICE_PATH,
  UPLOAD_BYTES_MAX,
} from "#shared/inventory/upload.ts";
import { type PrintChoice, printChoice } from "#shared/inventory/print-choice.ts";
import { keepChosen } from "../../files/chosen-prints.ts";
import { documentOf } from "../../files/documents.ts";
import type { PictureStore } from "../../files/picture-store.ts";
import { keepPhoto } from "../../files/uploaded-pictures.ts";
import { keepDocument } from "../../services/farms/certificates/documents.ts";
import { importInventory } from "../../services/inventory/import-export.ts";
import { keepUpload } from "../../services/inventory/pictures.ts";
import { farmFor } from "../../services/accounts/farm-members.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import type { Context } from "../../trpc/context.ts";
import type { CreateContext } from "../context.ts";
import { admit } from "./private-file.ts";
import { UPLOAD_LIMITS, type UploadLimits } from "../guards/slow-uploads.ts";
import { admitUploads, bytesOf, queryOf } from "./raw-uploads.ts";

type UploadOptions = {
  createContext: CreateContext;
  photos: PictureStore;
  limits?: UploadLimits | undefined;
};
type Sender = { deps: Context["deps"]; user: SessionUser; farmId: number | undefined };

const SHAPES = ["product", "farm"] as const;
const FILE = { bodyLimit: UPLOAD_BYTES_MAX };

/**
 * Accepts farms' uploads: photos of products and of the farm, prints that stand in for a photo, certificate
 * documents, and inventories. The body is the raw file, or the choice of a print as JSON. Callers who may not
 * upload are rejected before any of the body is read (ASVS 5.2.1), and the file type is detected from its bytes
 * alone.
 */
export async function uploadRoutes(
  app: FastifyInstance,
  { createContext, photos, limits = UPLOAD_LIMITS }: UploadOptions,
): Promise<void> {
  const senderOf = admitUploads(app, limits, async (request, reply) => {
    const context = await createContext(request, reply);
    const sender = await withDatabaseTimeout(context.deps.db, senderFor(context, request));
    return { sender, key: sender.user.id };
  });

  for (const shape of SHAPES) {
    app.post(PHOTO_UPLOAD_PATHS[shape], FILE, async (request, reply) => {
      const { deps, user, farmId } = senderOf(request);
      const keep = async () => {
        await deps.throttle.take("upload_account", user.id);
        const picture = await keepPhoto(photos, bytesOf(request), shape);
        await keepUpload(deps, user, { farmId, key: picture });
        return picture;
      };
      const picture = await withDatabaseTimeout(deps.db, keep());
      return reply.code(201).send({ picture });
    });
  }

  app.post(PRINT_CHOICE_PATH, async (request, reply) => {
    const { deps, user, farmId } = senderOf(request);
    const choice = choiceOf(request);
    const keep = async () => {
      await deps.throttle.take("upload_account", user.id);
      const picture = await keepChosen(photos, choice);
      await keepUpload(deps, user, { farmId, key: picture });
      return picture;
    };
    return reply.code(201).send({ picture: await withDatabaseTimeout(deps.db, keep()) });
  });

  app.post(DOCUMENT_UPLOAD_PATH, FILE, async (request, reply) => {
    const { deps, user, farmId } = senderOf(request);
    const keep = async () => {
      await deps.throttle.take("upload_account", user.id);
      return keepDocument(deps, user, { farmId, ...(await documentOf(bytesOf(request))) });
    };
    return reply.code(201).send({ document: await withDatabaseTimeout(deps.db, keep()) });
  });

  app.post(INVENTORY_UPLOAD_PATH, FILE, async (request) => {
    const { deps, user, farmId } = senderOf(request);
    const version = queryOf(request)["version"] ?? null;
    const given = { farmId, text: textOf(request), version };
    const take = async () => {
      await deps.throttle.take("upload_account", user.id);
      return importInventory(deps, user, given);
    };
    return withDatabaseTimeout(deps.db, take());
  });
}

/** Throws `signed_out`, `forbidden`, or `not_found` for a farm that is not the caller's own. */
async function senderFor(context: Context, request: FastifyRequest): Promise<Sender> {
  const user = await admit(context, "farmer");
  const { deps } = context;
  const named = queryOf(request)["farmId"];
  const farmId = named === undefined ? undefined : (rowIdIn(named) ?? 0);
  await farmFor(deps, user, farmId);
  return { deps, user, farmId };
}

/** The uploaded text. A file in an encoding other than UTF-8 cannot be told from a broken one. */
function textOf(request: FastifyRequest): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytesOf(request));
  } catch {
    throw new DomainError("invalid", m.noText);
  }
}

/** The chosen print. Throws `invalid` with the message of the field that is wrong. */
function choiceOf(request: FastifyRequest): PrintChoice {
  const read = printChoice.safeParse(jsonOf(textOf(request)));
  if (read.success) return read.data;
  throw new DomainError("invalid", read.error.issues[0]?.message ?? m.chooseDrawing);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
