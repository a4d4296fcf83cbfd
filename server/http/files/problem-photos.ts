import { ordersErrors as m } from "#messages/orders/errors.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { PROBLEM_PHOTO_UPLOAD_PATH, UPLOAD_BYTES_MAX } from "#shared/inventory/upload.ts";
import { DomainError } from "#shared/errors.ts";
import { linkTokenField } from "#shared/orders/order-link.ts";
import { PROBLEM_PHOTO_ROUTE } from "#shared/orders/order-problem.ts";
import { privatePhotoOf } from "../../files/documents.ts";
import { oneAtATime, type Turn } from "../../files/uploaded-pictures.ts";
import { pairOf } from "../../services/platform/within-budget.ts";
import { type Holder, heldByLink, ownedBy, ownOrder } from "../../services/orders/own/own-order.ts";
import {
  getProblemPhoto,
  keepProblemPhoto,
  noSuchPhoto,
} from "../../services/orders/problems/photos.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import { isUuid } from "../../services/platform/database/uuid.ts";
import type { Context } from "../../trpc/context.ts";
import type { CreateContext } from "../context.ts";
import { UPLOAD_LIMITS, type UploadLimits } from "../guards/slow-uploads.ts";
import { openTurn } from "./open-uploads.ts";
import { admit, markPrivate } from "./private-file.ts";
import { admitUploads, bytesOf, queryOf } from "./raw-uploads.ts";

type UploadOptions = { createContext: CreateContext; limits?: UploadLimits | undefined };
type Sender = {
  deps: Context["deps"];
  holder: Holder;
  number: string;
  budget: string;
  /** When the photo is processed. */
  turn: Turn;
};

/**
 * Photos of problems with an order: accepts them from the order's holder, its signed-in customer or anyone with the
 * order link (`?token=`), and serves them to whoever may see them, never cached. An upload's body is the raw file.
 */
export async function addProblemPhotos(
  app: FastifyInstance,
  options: UploadOptions,
): Promise<void> {
  addReading(app, options.createContext);
  await app.register(acceptPhotos, options);
}

async function acceptPhotos(
  app: FastifyInstance,
  { createContext, limits = UPLOAD_LIMITS }: UploadOptions,
): Promise<void> {
  const senderOf = admitUploads(app, limits, async (request, reply) => {
    const context = await createContext(request, reply);
    const sender = await withDatabaseTimeout(context.deps.db, senderFor(context, request));
    return { sender, key: sender.budget };
  });
  app.post(PROBLEM_PHOTO_UPLOAD_PATH, { bodyLimit: UPLOAD_BYTES_MAX }, async (request, reply) => {
    const { deps, holder, number, budget, turn } = senderOf(request);
    const keep = async () => {
      await deps.throttle.take("upload_account", budget);
      const bytes = await privatePhotoOf(bytesOf(request), turn);
      return keepProblemPhoto(deps, holder, { number, bytes });
    };
    return reply.code(201).send({ photo: await withDatabaseTimeout(deps.db, keep()) });
  });
}

/** Throws `signed_out`, and `not_found` for an order that is not the caller's own. */
async function senderFor(context: Context, request: FastifyRequest): Promise<Sender> {
  const { deps, address } = context;
  const { number = "", token } = queryOf(request);
  const link = await linkOf(context, token);
  if (link) {
    await ownOrder(deps, link, number);
    const budget = pairOf(number, address);
    return { deps, holder: link, number, budget, turn: openTurn(address) };
  }
  const user = await admit(context);
  const holder = ownedBy(user);
  await ownOrder(deps, holder, number);
  return { deps, holder, number, budget: user.id, turn: oneAtATime };
}

/** Whoever has the order link; null if there is none. Limits guesses by network address. */
async function linkOf({ deps, address }: Context, token: unknown) {
  if (token === undefined) return null;
  const known = linkTokenField.safeParse(token);
  if (!known.success) throw new DomainError("not_found", m.noOrder);
  await deps.throttle.take("order_link_address", address);
  return heldByLink(known.data);
}

type Asked = { Params: { id: string }; Querystring: { token?: unknown } };

function addReading(app: FastifyInstance, createContext: CreateContext): void {
  app.get<Asked>(PROBLEM_PHOTO_ROUTE, async (request, reply) => {
    markPrivate(reply);
    void reply.header("referrer-policy", "no-referrer");
    const context = await createContext(request, reply);
    const { deps } = context;
    const { id } = request.params;
    const read = async () => {
      const link = await linkOf(context, request.query.token);
      const reader = link ?? (await admit(context));
      if (!isUuid(id)) throw noSuchPhoto();
      return getProblemPhoto(deps, reader, id);
    };
    const bytes = await withDatabaseTimeout(deps.db, read());
    return reply
      .type("image/jpeg")
      .header("content-disposition", 'inline; filename="photo.jpg"')
      .send(bytes);
  });
}
