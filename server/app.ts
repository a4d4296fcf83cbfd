import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import serveFiles from "@fastify/static";
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from "@trpc/server/adapters/fastify";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from "fastify";
import { limits } from "#shared/platform/limits.ts";
import type { Deps } from "./deps.ts";
import { keepNothingUnasked } from "./http/pages/cache-control.ts";
import { nameCharsets } from "./http/guards/charset.ts";
import { contextFactory } from "./http/context.ts";
import { createCrowd } from "./http/guards/crowd.ts";
import { clientErrorAnswer, refuseEncodedBodies } from "./http/guards/bad-requests.ts";
import { answerFailure, retryHeaders } from "./http/errors.ts";
import { addHealth, type ReadinessChecks } from "./http/health.ts";
import { addMailReports } from "./http/incoming/mail-reports.ts";
import { addMetrics } from "./http/metrics.ts";
import { addLanguages } from "./http/languages.ts";
import { ownOrigins, refuseForeignWrites } from "./http/guards/origin.ts";
import { addPages, type PageSource } from "./http/pages/pages.ts";
import { addDocuments } from "./http/files/documents.ts";
import { addJournal } from "./http/files/journal.ts";
import { addPdfs } from "./http/files/pdfs.ts";
import { addPrints } from "./http/files/prints.ts";
import { addThumbnails } from "./http/files/thumbnails.ts";
import { addShareCards } from "./http/files/share.ts";
import { addPhotos } from "./http/files/photos.ts";
import { addReceipts } from "./http/files/receipts.ts";
import { addFarmYears, addStatements } from "./http/files/statements.ts";
import { addRequestLimit } from "./http/guards/request-limit.ts";
import { addSearchEngines } from "./http/pages/search-engines.ts";
import { addResponseCache, type CatalogChanges } from "./http/pages/response-cache.ts";
import { refusePlainHttp } from "./http/plain-http.ts";
import { addSecurityHeaders, bareHeaders, responseWith } from "./http/guards/security.ts";
import type { UploadLimits } from "./http/guards/slow-uploads.ts";
import { subscriptionRoutes } from "./http/incoming/subscriptions.ts";
import { addSharedReads } from "./http/shared-reads.ts";
import { sendWholeAnswers } from "./http/trpc-answers.ts";
import { uploadRoutes } from "./http/files/uploads.ts";
import { webhookRoutes } from "./http/incoming/webhook.ts";
import { diskPictures } from "./files/disk-pictures.ts";
import type { PictureStore } from "./files/picture-store.ts";
import { createRequestCounts } from "./throttle/request-counts.ts";
import { forgetFigures } from "./services/catalog/cached-figure.ts";
import { refuseMethod, refuseUnknown } from "./rest/refuse.ts";
import { restRoutes } from "./rest/serve.ts";
import { type AppRouter, appRouter } from "./routers/index.ts";

/** What the HTTP server needs beside the services' dependencies. */
export type AppOptions = {
  deps: Deps;
  publicUrl: string;
  log: FastifyBaseLogger | false;
  trustProxy: readonly string[];
  metricsToken: string | null;
  /** Opens `/webhooks/mail`; null leaves it closed. */
  mailWebhookToken?: string | null;
  readiness: ReadinessChecks;
  /** What `/readyz` reports besides, without being less ready for it. */
  reported?: ReadinessChecks | undefined;
  requestsPerMinute: number;
  /** How many requests are worked on at the same time; one more is refused with 503. */
  requestsAtOnce: number;
  /** The market's own pictures of products and farms, named by their content. */
  picturesDir: string;
  /** Where the photos that farms send are kept; that folder too where none is named. */
  photos?: PictureStore;
  /** Null serves the programming interfaces only. */
  pages: PageHost | null;
  /** Where changes of the catalog are announced; null turns the response cache off. */
  catalogChanges?: CatalogChanges | null;
  /** How long requests may take to arrive; tests wait less. */
  timing?: Timing;
  /** Routes that only one payment mode has. */
  extraRoutes?: ((app: FastifyInstance) => Promise<void>) | undefined;
  /** Is called for every route that is added: tests hold them against their lists. */
  onRoute?: (route: RouteOptions) => void;
  /** Scripts every page loads before the client's own. */
  headScripts?: readonly string[];
};

/** In milliseconds: for a whole request, for its headers, and between two looks at all connections. */
type Timing = {
  requestMs: number;
  headersMs: number;
  lookMs: number;
  uploads?: UploadLimits;
};

/** A client that sends byte by byte is cut in 12 seconds (fault F42); uploads keep a time of their own. */
const TIMING: Timing = { requestMs: 10_000, headersMs: 8_000, lookMs: 2_000 };

export type PageHost = {
  /** Folder of the built client, or null in development. */
  builtDir: string | null;
  source: (app: FastifyInstance) => Promise<PageSource>;
};

/** Answers up to this size are packed in one go: as a stream, a page takes fifty times as long. */
const PACKED_AT_ONCE_BYTES = 512 * 1024;

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Builds the HTTP server; the caller listens and closes. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
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
  closeConnectionsWhenStopping(app);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(refuseUnknown);
  addSecurityHeaders(app, security);
  if (isSecure && options.trustProxy.length > 0) refusePlainHttp(app, options.publicUrl);
  const own = ownOrigins(options.publicUrl);
  refuseForeignWrites(app, (origin) => own.has(origin), options.deps);
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
  keepNothingUnasked(app);
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
  addPdfs(app, options.deps);
  addSearchEngines(app, options);
  await addInterfaces(app, options);
  return app;
}

/** Reads and writes; anything else is no call. */
const CALL_METHODS = ["GET", "HEAD", "POST"];

/** tRPC's own plugin takes forms too, of any size, and buffers them whole: our calls are JSON alone. */
function jsonCalls(
  app: FastifyInstance,
  options: FastifyTRPCPluginOptions<AppRouter>,
  done: () => void,
): void {
  // Before the body is looked at, whatever it is.
  app.addHook("onRequest", async (request, reply) => {
    if (!CALL_METHODS.includes(request.method)) return refuseMethod(request, reply, CALL_METHODS);
  });
  fastifyTRPCPlugin(app, options, () => {
    app.removeContentTypeParser(["multipart/form-data", "text/plain"]);
    done();
  });
}

async function addInterfaces(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { deps, publicUrl, pages } = options;
  const createContext = contextFactory(deps, {
    secureCookies: publicUrl.startsWith("https:"),
    crowd: createCrowd(app, options.requestsAtOnce),
  });
  addSharedReads(app, createContext);
  // tRPC decodes the path once more and fails on a percent sign; no procedure has one in its name.
  app.addHook("onRequest", async (request, reply) => {
    if (/^\/trpc\/[^?]*%25/.test(request.url)) return reply.callNotFound();
  });
  await app.register(jsonCalls, {
    prefix: "/trpc",
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res }) => createContext(req, res),
      maxBatchSize: limits.batchedCalls,
      responseMeta: ({ errors }) => retryHeaders(errors),
      onError: ({ error, path, req }) => {
        if (error.code === "INTERNAL_SERVER_ERROR")
          req.log.error(
            { err: error.cause ?? error, procedure: known(path) },
            "a procedure failed",
          );
      },
    },
  });
  addReceipts(app, createContext);
  addStatements(app, createContext);
  addFarmYears(app, createContext);
  addDocuments(app, createContext);
  addJournal(app, createContext);
  await app.register(restRoutes, { createContext, publicUrl });
  await app.register(uploadRoutes, {
    createContext,
    photos: photosOf(options),
    limits: options.timing?.uploads,
  });
  await app.register(webhookRoutes, { deps });
  addMailReports(app, { deps, token: options.mailWebhookToken ?? null });
  await app.register(subscriptionRoutes, { deps });
  await options.extraRoutes?.(app);
  if (pages) {
    const source = await pages.source(app);
    addPages(app, { source, createContext, publicUrl, headScripts: options.headScripts ?? [] });
  }
}

/** A caller can ask for any name; only those of procedures are logged. */
function known(path: string | undefined): string {
  return path !== undefined && path in appRouter._def.procedures ? path : "unknown";
}

const photosOf = ({ photos, picturesDir }: AppOptions) => photos ?? diskPictures(picturesDir);

async function addFiles(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { picturesDir, pages } = options;
  const photos = photosOf(options);
  addPhotos(app, { photos, db: options.deps.db });
  addShareCards(app, { deps: options.deps, photos });
  addThumbnails(app, { photos, db: options.deps.db });
  if (!pages?.builtDir) addPrints(app);
  await app.register(async (pictures) => {
    pictures.setErrorHandler(noSuchFile);
    await pictures.register(serveFiles, {
      root: picturesDir,
      prefix: "/pictures/",
      index: false,
      immutable: true,
      maxAge: YEAR_MS,
      decorateReply: false,
    });
  });
  if (!pages?.builtDir) return;
  const { builtDir } = pages;
  await app.register(async (files) => {
    nameCharsets(files);
    await files.register(serveFiles, {
      root: builtDir,
      index: false,
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      globIgnore: ["**/index.*.html"],
      setHeaders: (reply, path) => {
        const forever = /\/(?:assets|prints)\//.test(path);
        void reply.header(
          "cache-control",
          forever ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        );
      },
    });
  });
}

/** A folder, a way out of it, what is no name at all: the library refuses each in its own way, and none is a file. */
function noSuchFile(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const isNoName = error.statusCode === 400 || error.statusCode === 403;
  return isNoName ? reply.callNotFound() : answerFailure(error, request, reply);
}

/** While the server stops, answers ask the browser to close: keep-alive sockets would hold it up. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (stopping) void reply.header("connection", "close");
  });
}
