import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { createApp } from "../app.ts";
import { systemClock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import type { PictureStore } from "../files/picture-store.ts";
import { keepLooking } from "../jobs/look-out.ts";
import { isAnyRunnerAlive } from "../jobs/live-runners.ts";
import { startOutbox } from "../jobs/outbox.ts";
import { startWorker, type Worker } from "../jobs/worker.ts";
import type { MailSender } from "../mail/sender.ts";
import { takeUpSuccesses } from "../services/payments/provider/early-successes.ts";
import { createDeps } from "./deps.ts";
import { keptLook } from "./kept-look.ts";
import { createLog, logConsole } from "./log.ts";
import { bindPaymentMode, type Database, openDatabase } from "./database.ts";
import { pageHost } from "./pages.ts";
import { openPictures } from "./pictures.ts";
import { openPayments, type PaymentProvider } from "./payments.ts";
import { seedDemo } from "./seed.ts";
import { bucketCheck, storageCheck } from "./storage.ts";

/** How often to check for successful payments that their shoppers' own requests have not finished. */
const SUCCESSES = { everyMs: 1_000 };

/** How long a database check stays cached, in milliseconds. */
const LOOK_MS = 1_000;

export type Started = { stop(): Promise<void> };

/** Starts one process of the product. If a part fails to start, stops those already started. */
export async function start(config: Config, say: (line: string) => void): Promise<Started> {
  const parts = new AsyncDisposableStack();
  try {
    await startParts(config, parts, say);
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
  return { stop: () => parts.disposeAsync() };
}

async function startParts(
  config: Config,
  parts: AsyncDisposableStack,
  say: (line: string) => void,
): Promise<void> {
  const log = createLog(config);
  logConsole(log);
  const database = await openDatabase(config, log);
  parts.defer(() => database.stop());
  await bindPaymentMode(database.db, config.payments.mode, systemClock);
  const provider = await openPayments(config, systemClock);
  parts.defer(() => provider.stop());
  const deps = createDeps(config, database, { payments: provider.payments, log });
  const picturesDir = join(config.dataDir, "pictures");
  mkdirSync(picturesDir, { recursive: true });
  if (config.seed !== "none") {
    await seedDemo(config, { deps, provider, say });
  }
  const photos = openPictures(config.pictures, { ...deps, picturesDir });
  const worker =
    config.process === "web" ? null : await startWorking(config, { database, deps, photos }, parts);
  if (config.process === "worker") return;
  await startServing(config, { database, provider, deps, worker, picturesDir, photos, log }, parts);
}

async function startWorking(
  config: Config,
  { database, deps, photos }: Pick<Serving, "database" | "deps" | "photos">,
  parts: AsyncDisposableStack,
): Promise<Worker> {
  const sender = await openSender(config);
  if (sender) parts.defer(async () => sender.close());
  if (sender) {
    const outbox = startOutbox({ deps, deliver: sender.send });
    parts.defer(() => outbox.stop());
  }
  const look = () => takeUpSuccesses(deps);
  const successes = keepLooking(deps.log, SUCCESSES, look, "events could not be read");
  parts.defer(() => successes.stop());
  const worker = await startWorker({ deps, databaseUrl: database.url, photos });
  parts.defer(() => worker.stop());
  return worker;
}

/** Null if no mail server is configured; its library is then not loaded either. */
async function openSender({ smtpUrl, mailFrom }: Config): Promise<MailSender | null> {
  if (!smtpUrl || !mailFrom) return null;
  const { smtpSender } = await import("../mail/sender.ts");
  return smtpSender(smtpUrl, mailFrom);
}

type Serving = {
  database: Database;
  provider: PaymentProvider;
  deps: Deps;
  worker: Worker | null;
  picturesDir: string;
  photos: PictureStore;
  log: Logger;
};

/** Readiness checks. Other processes' jobs and the bucket are only reported, because the shop works without them. */
function readinessOf({ pictures }: Config, { database, deps, worker, ...serving }: Serving) {
  const folder = pictures.kind === "disk" ? serving.picturesDir : null;
  return {
    readiness: {
      database: keptLook(LOOK_MS, database.isUp),
      storage: storageCheck(deps.db, folder),
      ...(worker ? { jobs: async () => worker.isRunning() } : {}),
    },
    reported: {
      ...(pictures.kind === "s3" ? { pictures: bucketCheck(serving.photos) } : {}),
      ...(worker ? {} : { jobs: keptLook(LOOK_MS, () => isAnyRunnerAlive(deps)) }),
    },
  };
}

async function startServing(
  config: Config,
  serving: Serving,
  parts: AsyncDisposableStack,
): Promise<void> {
  const { database, provider, deps, picturesDir, photos, log } = serving;
  const development = process.env.NODE_ENV === "development";
  const app = await createApp({
    deps,
    publicUrl: config.publicUrl,
    log,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    mailWebhookToken: config.mailWebhookToken,
    ...readinessOf(config, serving),
    requestsPerMinute: config.requestsPerMinute,
    requestsAtOnce: config.requestsAtOnce,
    picturesDir,
    photos,
    pages: pageHost(development),
    catalogChanges: development ? null : database.catalogChanges,
    headScripts: provider.headScripts,
    extraRoutes: provider.extraRoutes,
  });
  parts.defer(() => app.close());
  await app.listen({ port: config.port, host: config.host });
}
