import { isIP } from "node:net";
import { z } from "zod";

const APP_ENVS = ["demo", "development", "test", "production"] as const;
const PROCESSES = ["web", "worker", "all"] as const;
const SEEDS = ["demo", "market", "none"] as const;
const DATABASE_TLS = ["off", "require", "verify-full"] as const;
const PICTURES = ["disk", "database", "s3"] as const;
const PROXY_RANGES = ["loopback", "linklocal", "uniquelocal"];
/** The value of `TRUST_PROXY` that says clients connect without a proxy. */
export const NO_PROXY = "none";

/** The port used by default. */
const DEFAULT_PORT = 3000;

function urlWith(protocols: readonly string[], hint: string) {
  return z.string().refine((text) => protocols.includes(parseUrl(text)?.protocol ?? ""), hint);
}

function isOrigin(text: string): boolean {
  const url = parseUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
}

function isProxy(text: string): boolean {
  if (PROXY_RANGES.includes(text)) return true;
  const [address = "", prefix, ...rest] = text.split("/");
  const bits = isIP(address) === 6 ? 128 : 32;
  const fits = prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits);
  return isIP(address) !== 0 && fits && rest.length === 0;
}

/** The parsed URL, or null if the text is not a URL. */
export function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Whether a URL can only mean this machine. */
export function isLoopback(url: string): boolean {
  const host = parseUrl(url)?.hostname ?? "";
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host);
}

const origin = (hint: string) =>
  z
    .string()
    .refine(isOrigin, hint)
    .transform((text) => new URL(text).origin);

/** Comma-separated values; an empty setting means none. */
const list = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    )
    .pipe(z.array(item));

const databaseUrl = urlWith(
  ["postgres:", "postgresql:"],
  "must look like postgres://user:password@host:5432/database",
);

const webhookSecret = z.string().regex(/^whsec_\S+$/, "must start with whsec_, as Stripe shows it");

const PROXY_HINT =
  "must list addresses or ranges of your proxies, such as 10.0.0.0/8, or be none without a proxy";

const PORT_HINT = "must be a whole number from 1 to 65535, such as 3000";

/** Validates each setting on its own; `config.ts` handles how they interact. */
export const environmentSchema = z.object({
  PORT: z
    .string()
    .default(String(DEFAULT_PORT))
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
      PORT_HINT,
    )
    .transform(Number),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be an address or a host name, such as 127.0.0.1 or 0.0.0.0")
    .default("127.0.0.1"),
  APP_ENV: z.enum(APP_ENVS, `must be one of ${APP_ENVS.join(", ")}`).default("demo"),
  PROCESS: z.enum(PROCESSES, `must be one of ${PROCESSES.join(", ")}`).default("all"),
  SEED: z.enum(SEEDS, `must be one of ${SEEDS.join(", ")}`).optional(),
  DATABASE_URL: databaseUrl.optional(),
  MIGRATIONS_DATABASE_URL: databaseUrl.optional(),
  DATABASE_TLS: z.enum(DATABASE_TLS, `must be one of ${DATABASE_TLS.join(", ")}`).optional(),
  DATABASE_CA: z.string().optional(),
  DATA_DIR: z.string().default(".data"),
  PICTURES: z.enum(PICTURES, `must be one of ${PICTURES.join(", ")}`).optional(),
  PICTURES_S3_ENDPOINT: origin(
    "must be an address without a path, such as https://s3.us-west-1.amazonaws.com",
  ).optional(),
  PICTURES_S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, "must be the name of a region, such as us-west-1")
    .optional(),
  PICTURES_S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/, "must be the name of a bucket")
    .optional(),
  PICTURES_S3_KEY_ID: z.string().optional(),
  PICTURES_S3_SECRET: z.string().optional(),
  PUBLIC_URL: origin("must be an address without a path, such as https://shop.example").optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\S+$/, "must start with sk_test_ or sk_live_")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:test|live)_\S+$/, "must start with pk_test_ or pk_live_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: list(webhookSecret),
  STRIPE_CONNECT_WEBHOOK_SECRET: list(webhookSecret),
  SANDBOX_ALLOWED_ORIGINS: list(origin("must list addresses such as https://preview.example")),
  SMTP_URL: urlWith(
    ["smtp:", "smtps:"],
    "must look like smtps://user:password@host:465",
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: "must be an email address, such as Furrow <hello@shop.example>",
    })
    .optional(),
  TRUST_PROXY: list(
    z.string().refine((text) => text === NO_PROXY || isProxy(text), PROXY_HINT),
  ).refine((proxies) => proxies.length < 2 || !proxies.includes(NO_PROXY), PROXY_HINT),
  REQUESTS_PER_MINUTE: z
    .string()
    .regex(/^[1-9]\d{0,7}$/, "must be a whole number, such as 6000")
    .default("6000")
    .transform(Number),
  REQUESTS_AT_ONCE: z
    .string()
    .regex(/^[1-9]\d{0,7}$/, "must be a whole number, such as 400")
    .default("400")
    .transform(Number),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  MAIL_WEBHOOK_TOKEN: z.string().min(32, "must have at least 32 characters").optional(),
  SECRETS_KEY: list(z.string().min(32, "must have at least 32 characters")),
});

/** The settings as parsed, before they are combined into `Config`. */
export type Environment = z.output<typeof environmentSchema>;
