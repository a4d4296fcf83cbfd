import { existsSync } from "node:fs";
import { type Environment, environmentSchema, isLoopback, NO_PROXY } from "./environment.ts";
import { type CertificateFile, certificateFile, protectedUrl } from "./database.ts";
import { ConfigError } from "./error.ts";
import { protectedSmtp } from "./mail.ts";
import { choosePayments, type PaymentsConfig } from "./payments.ts";
import { choosePictures, type PicturesConfig } from "./pictures.ts";
import { fromRoot } from "./root.ts";

/** The validated settings of one process; `.env.example` explains each. */
export type Config = {
  appEnv: Environment["APP_ENV"];
  port: number;
  host: string;
  /** Includes its TLS mode as `sslmode`. Null means the embedded Postgres under `dataDir`. */
  databaseUrl: string | null;
  /**
   * The same database, for the role that owns its schema. Null if `databaseUrl` is for that role, or if migrations run
   * elsewhere.
   */
  migrationsDatabaseUrl: string | null;
  /** Certificates to check the database's against; empty means the system's. */
  certificates: CertificateFile[];
  /** Absolute. */
  dataDir: string;
  pictures: PicturesConfig;
  /** Origin, without a trailing slash. */
  publicUrl: string;
  seed: "demo" | "market" | "none";
  process: Environment["PROCESS"];
  payments: PaymentsConfig;
  /** With `requireTLS` if mail must be encrypted in transit; null leaves mail in the outbox. */
  smtpUrl: string | null;
  mailFrom: string | null;
  /** Addresses and ranges of the proxies in front; empty if clients connect directly. */
  trustProxy: string[];
  metricsToken: string | null;
  /** The bearer token with which the email provider reports bounces and complaints; null rejects reports. */
  mailWebhookToken: string | null;
  /**
   * Keys for the secrets in the database: the first encrypts, every one decrypts; without any, secrets are stored as
   * they are.
   */
  secretsKeys: string[];
  sandboxAllowedOrigins: string[];
  /** Maximum requests per minute from one address, over all paths. */
  requestsPerMinute: number;
  /** Maximum number of requests that one process handles concurrently. */
  requestsAtOnce: number;
};

/** Adds the settings from the project's `.env` file, if any; the process environment takes precedence. */
export function loadEnvFile(): void {
  const file = fromRoot(".env");
  if (process.env["APP_ENV"] !== "test" && existsSync(file)) process.loadEnvFile(file);
}

/** Reads and validates the settings. An empty one counts as not set. Throws ConfigError for the first invalid one. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const env = parse(variables);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  if (env.APP_ENV === "production") assertProduction(env, publicUrl);
  if (env.DATABASE_URL === undefined && env.MIGRATIONS_DATABASE_URL !== undefined) {
    throw new ConfigError(
      "MIGRATIONS_DATABASE_URL is set while DATABASE_URL is empty: set DATABASE_URL to the same database for the role without rights over the schema.",
    );
  }
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined) throw noSender();
  return {
    appEnv: env.APP_ENV,
    port: env.PORT,
    host: env.HOST,
    databaseUrl: addressOf(env, "DATABASE_URL"),
    migrationsDatabaseUrl: addressOf(env, "MIGRATIONS_DATABASE_URL"),
    certificates: certificatesOf(env),
    dataDir: fromRoot(env.DATA_DIR),
    pictures: choosePictures(env),
    publicUrl,
    seed: env.SEED ?? (env.DATABASE_URL === undefined ? "demo" : "none"),
    process: env.PROCESS,
    payments: choosePayments(env, publicUrl),
    smtpUrl: env.SMTP_URL === undefined ? null : protectedSmtp(env, env.SMTP_URL),
    mailFrom: env.MAIL_FROM ?? null,
    trustProxy: env.TRUST_PROXY.filter((proxy) => proxy !== NO_PROXY),
    metricsToken: env.METRICS_TOKEN ?? null,
    mailWebhookToken: env.MAIL_WEBHOOK_TOKEN ?? null,
    secretsKeys: env.SECRETS_KEY,
    sandboxAllowedOrigins: env.SANDBOX_ALLOWED_ORIGINS,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    requestsAtOnce: env.REQUESTS_AT_ONCE,
  };
}

const ADDRESSES = ["DATABASE_URL", "MIGRATIONS_DATABASE_URL"] as const;

function addressOf(env: Environment, name: (typeof ADDRESSES)[number]): string | null {
  const url = env[name];
  return url === undefined ? null : protectedUrl(env, name, url);
}

function certificatesOf(env: Environment): CertificateFile[] {
  return ADDRESSES.flatMap((name) => {
    const url = env[name];
    return (url && certificateFile(env, name, url)) || [];
  });
}

function parse(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.entries(variables).filter(([, value]) => value?.trim());
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(
    `${String(issue?.path[0])} ${issue?.message}. Set it in the environment or in .env.`,
  );
}

function assertProduction(env: Environment, publicUrl: string): void {
  if (env.DATABASE_URL === undefined) {
    throw new ConfigError(
      "DATABASE_URL is empty, and APP_ENV=production needs a Postgres of its own: set DATABASE_URL=postgres://user:password@host:5432/database.",
    );
  }
  if (env.SECRETS_KEY.length === 0) {
    throw new ConfigError(
      "SECRETS_KEY is empty, and APP_ENV=production does not store the secrets of authenticator apps unencrypted: set it to 32 or more random characters, such as from openssl rand -base64 32.",
    );
  }
  if (env.SEED === "demo" || env.SEED === "market") {
    throw new ConfigError(
      `SEED=${env.SEED} would open accounts whose password everyone knows, and APP_ENV=production refuses that: set SEED=none.`,
    );
  }
  if (!publicUrl.startsWith("https:") && !isLoopback(publicUrl)) {
    throw new ConfigError(
      `PUBLIC_URL ${publicUrl} would send sessions unencrypted, and APP_ENV=production refuses that: set an address that starts with https://.`,
    );
  }
  if (publicUrl.startsWith("https:") && env.TRUST_PROXY.length === 0) {
    throw new ConfigError(
      "TRUST_PROXY is empty, and behind a proxy all visitors would share one address and one limit: set TRUST_PROXY to the addresses of your proxies, such as loopback or 10.0.0.0/8, or to none when there is no proxy.",
    );
  }
}

function noSender(): ConfigError {
  return new ConfigError(
    "MAIL_FROM is empty while SMTP_URL is not: set MAIL_FROM to the sender, such as Furrow <hello@shop.example>.",
  );
}
