import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from "fastify";
import { limits } from "#shared/platform/limits.ts";
import type { Deps } from "./deps.ts";
import { noStoreByDefault } from "./http/pages/cache-control.ts";
import { contextFactory } from "./http/context.ts";
import { createCrowd, type Crowd } from "./http/guards/crowd.ts";
import { clientErrorAnswer, refuseEncodedBodies } from "./http/guards/bad-requests.ts";
import { answerFailure } from "./http/errors.ts";
import { addHealth, type ReadinessChecks } from "./http/health.ts";
import { addMailReports } from "./http/incoming/mail-reports.ts";
import { addMetrics } from "./http/metrics.ts";
import { acceptJson } from "./http/json-bodies.ts";
import { addLanguages } from "./http/languages.ts";
import { ownOrigins, refuseForeignWrites } from "./http/guards/origin.ts";
import { refusePipelining } from "./http/guards/pipelining.ts";
import { addPages, type PageSource } from "./http/pages/pages.ts";
import { addContactAttachments } from "./http/files/contact-attachments.ts";
import { addDocuments } from "./http/files/documents.ts";
import { addBuiltFiles, addPictureFolder } from "./http/files/folders.ts";
import { addJournal } from "./http/files/journal.ts";
import { addPdfs } from "./http/files/pdfs.ts";
import { addQuarters } from "./http/files/quarters.ts";
import { addPrints } from "./http/files/prints.ts";
import { addThumbnails } from "./http/files/thumbnails.ts";
import { addShareCards } from "./http/files/share.ts";
import { addPhotos } from "./http/files/photos.ts";
import { addProblemPhotos } from "./http/files/problem-photos.ts";
import { addReceipts } from "./http/files/receipts.ts";
import { addFarmYears, addStatements } from "./http/files/statements.ts";
import { addRequestLimit } from "./http/guards/request-limit.ts";
import { addRobots, addSitemaps } from "./http/pages/search-engines.ts";
import { addResponseCache, type CatalogChanges } from "./http/pages/response-cache.ts";
import { refusePlainHttp } from "./http/plain-http.ts";
import { addSecurityHeaders, bareHeaders, responseWith } from "./http/guards/security.ts";
import type { UploadLimits } from "./http/guards/slow-uploads.ts";
import { subscriptionRoutes } from "./http/incoming/subscriptions.ts";
import { addSharedReads } from "./http/shared-reads.ts";
import { addTrpcCalls } from "./http/trpc-calls.ts";
import { sendWholeAnswers } from "./http/trpc-answers.ts";
import { speakPlainSchemaErrors } from "./trpc/schema-errors.ts";
import { uploadRoutes } from "./http/files/uploads.ts";
import { webhookRoutes } from "./http/incoming/webhook.ts";
import { diskPictures } from "./files/disk-pictures.ts";
import { queuedPictures } from "./files/queued-pictures.ts";
import type { PictureStore } from "./files/picture-store.ts";
import { createRequestCounts } from "./throttle/request-counts.ts";
import { forgetFigures } from "./services/catalog/cached-figure.ts";
import { refuseUnknown } from "./rest/refuse.ts";
import { restRoutes } from "./rest/serve.ts";

/** What the HTTP server needs besides the services' dependencies. */
export type AppOptions = {
  deps: Deps;
  publicUrl: string;
  log: FastifyBaseLogger | false;
  trustProxy: readonly string[];
  metricsToken: string | null;
  /** Enables `/webhooks/mail`; null disables it. */
  mailWebhookToken?: string | null;
  readiness: ReadinessChecks;
  /** Additional checks for `/readyz` to report, which do not affect readiness. */
  reported?: ReadinessChecks | undefined;
  requestsPerMinute: number;
  /** Maximum number of concurrent requests; more get a 503. */
  requestsAtOnce: number;
  /** The market's own pictures of products and farms, named by content hash. */
  picturesDir: string;
  /** Storage for the photos that farms upload; defaults to `picturesDir`. */
  photos?: PictureStore;
  /** Null serves only the APIs. */
  pages: PageHost | null;
  /** Source of catalog change notifications; null disables the response cache. */
  catalogChanges?: CatalogChanges | null;
  /** How long requests may take to arrive; shorter in tests. */
  timing?: Timing;
  /** Routes that exist in only one payment mode. */
  extraRoutes?: ((app: FastifyInstance) => Promise<void>) | undefined;
  /** Called for every added route, so that tests can check them against their lists. */
  onRoute?: (route: RouteOptions) => void;
  /** Scripts every page loads before the client's own. */
  headScripts?: readonly string[];
};

/**
 * Milliseconds: timeouts for a whole request and for its headers, the interval between connection checks, and how long
 * a connection may go without a byte in either direction.
 */
type Timing = {
  requestMs: number;
  headersMs: number;
  lookMs: number;
  silentMs: number;
  uploads?: UploadLimits;
};

/**
 * Cuts off clients that trickle bytes within 12 seconds, and those that do not read their responses within a minute,
 * four times as long as a response may take. Uploads have their own limits.
 */
const TIMING: Timing = { requestMs: 10_000, headersMs: 8_000, lookMs: 2_000, silentMs: 60_000 };

export type PageHost = {
  /** Folder of the built client; null in development. */
  builtDir: string | null;
  source: (app: FastifyInstance) => Promise<PageSource>;
};

/** Responses up to this size are compressed in one call: a stream takes fifty times as long for a page. */
const PACKED_AT_ONCE_BYTES = 512 * 1024;

/** Builds the HTTP server. The caller must listen and close. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  speakPlainSchemaErrors();
  const timing = options.timing ?? TIMING;
  const isSecure = options.publicUrl.startsWith("https:");
  const security = { policy: options.pages?.builtDir !== null, https: isSecure };
  const bare = bareHeaders(security);
  const app = Fastify({
    ...(options.log ? { loggerInstance: options.log } : { logger: false }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    bodyLimit: limits.apiBodyBytes,
    requestTimeout: timing.requestMs,
    connectionTimeout: timing.silentMs,
    keepAliveTimeout: 5_000,
    http: {
      headersTimeout: timing.headersMs,
      connectionsCheckingInterval: timing.lookMs,
      ServerResponse: responseWith(bare),
    },
    routerOptions: { maxParamLength: 5_000 },
    frameworkErrors: (error, request, reply) =>
      answerFailure(error, request, reply.header("cache-control", "no-store")),
    clientErrorHandler: clientErrorAnswer(bare),
  });
  if (options.onRoute) app.addHook("onRoute", options.onRoute);
  refusePipelining(app);
  closeConnectionsWhenStopping(app);
  app.setErrorHandler(answerFailure);
  addSecurityHeaders(app, security);
  if (isSecure && options.trustProxy.length > 0) refusePlainHttp(app, options.publicUrl);
  const own = ownOrigins(options.publicUrl);
  refuseForeignWrites(app, (origin) => own.has(origin), options.deps);
  acceptJson(app, app.getDefaultJsonParser("error", "error"));
  await app.register(cookie);
  addLanguages(app, { secure: isSecure, deps: options.deps });
  refuseEncodedBodies(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    globalDecompression: false,
    syncThreshold: PACKED_AT_ONCE_BYTES,
  });
  const limit = options.requestsPerMinute;
  await addRequestLimit(app, { limit, counts: createRequestCounts(options.deps, limit) });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, refuseUnknown);
  noStoreByDefault(app);
  sendWholeAnswers(app);
  if (options.catalogChanges) {
    await addResponseCache(app, options.catalogChanges, {
      secureCookies: isSecure,
      onChange: () => forgetFigures(options.deps.db),
    });
  }
  addMetrics(app, options.metricsToken);
  addHealth(app, options.readiness, options.reported);
  await addFiles(app, options);
  addRobots(app, options.publicUrl);
  const crowd = createCrowd(app, options.requestsAtOnce);
  await app.register(publicFiles, { ...options, crowd });
  await addInterfaces(app, options, crowd);
  return app;
}

/** What is drawn or listed for everyone. The requests count like those of procedures. */
async function publicFiles(app: FastifyInstance, options: AppOptions & { crowd: Crowd }) {
  const { deps, crowd } = options;
  const photos = photosOf(options);
  app.addHook("preHandler", async (request, reply) => crowd.enter(request, reply));
  addShareCards(app, { deps, photos });
  addPdfs(app, deps);
  addQuarters(app, deps);
  addSitemaps(app, options);
}

async function addInterfaces(
  app: FastifyInstance,
  options: AppOptions,
  crowd: Crowd,
): Promise<void> {
  const { deps, publicUrl, pages } = options;
  const secureCookies = publicUrl.startsWith("https:");
  const createContext = contextFactory(deps, { secureCookies, crowd });
  addSharedReads(app, createContext);
  await addTrpcCalls(app, createContext);
  addReceipts(app, createContext);
  addStatements(app, createContext);
  addFarmYears(app, createContext);
  addDocuments(app, createContext);
  addJournal(app, createContext);
  await app.register(restRoutes, { createContext, publicUrl });
  const uploads = { createContext, limits: options.timing?.uploads };
  await app.register(uploadRoutes, { ...uploads, photos: photosOf(options) });
  await app.register(addProblemPhotos, uploads);
  await app.register(addContactAttachments, uploads);
  await app.register(webhookRoutes, { deps });
  addMailReports(app, { deps, token: options.mailWebhookToken ?? null });
  await app.register(subscriptionRoutes, { deps });
  await options.extraRoutes?.(app);
  if (pages) {
    const source = await pages.source(app);
    addPages(app, { source, createContext, publicUrl, headScripts: options.headScripts ?? [] });
  }
}

const photosOf = ({ photos, picturesDir }: AppOptions) => photos ?? diskPictures(picturesDir);

async function addFiles(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { picturesDir, pages } = options;
  const photos = queuedPictures(photosOf(options));
  addPhotos(app, { photos, db: options.deps.db });
  addThumbnails(app, { photos, db: options.deps.db });
  if (!pages?.builtDir) addPrints(app);
  await addPictureFolder(app, picturesDir);
  if (pages?.builtDir) await addBuiltFiles(app, pages.builtDir);
}

/** Sends `Connection: close` during shutdown, because keep-alive connections would delay it. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (stopping) void reply.header("connection", "close");
  });
}
