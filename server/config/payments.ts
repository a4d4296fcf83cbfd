import { type Environment, isLoopback } from "./environment.ts";
import { ConfigError } from "./error.ts";

/** The payment provider the process uses, with its keys. */
export type PaymentsConfig =
  | { mode: "sandbox" }
  | {
      mode: "test" | "live";
      secretKey: string;
      publishableKey: string;
      /** Several while a secret is being replaced: an event may be signed with any of them. */
      webhookSecrets: string[];
      connectWebhookSecrets: string[];
    };

/**
 * Chooses the payment mode. Throws ConfigError for incomplete or mixed keys, for live keys outside production, and for
 * the sandbox in production or at a public address that is not allowed.
 */
export function choosePayments(env: Environment, publicUrl: string): PaymentsConfig {
  if (!hasAnyKey(env)) return chooseSandbox(env, publicUrl);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  if (secretKey === undefined) throw missing("STRIPE_SECRET_KEY", "sk_…");
  if (publishableKey === undefined) throw missing("STRIPE_PUBLISHABLE_KEY", "pk_…");
  if (env.STRIPE_WEBHOOK_SECRET.length === 0) throw missing("STRIPE_WEBHOOK_SECRET", "whsec_…");
  if (env.APP_ENV === "production" && env.STRIPE_CONNECT_WEBHOOK_SECRET.length === 0) {
    throw new ConfigError(
      "STRIPE_CONNECT_WEBHOOK_SECRET is empty, and without it nothing is heard of the accounts to which farms are paid: set it to the secret (whsec_…) of Stripe's webhook for connected accounts.",
    );
  }
  const mode = modeOf(secretKey);
  if (modeOf(publishableKey) !== mode) throw mixedKeys(mode);
  if (mode === "live" && env.APP_ENV !== "production") throw liveOutsideProduction(env);
  return {
    mode,
    secretKey,
    publishableKey,
    webhookSecrets: env.STRIPE_WEBHOOK_SECRET,
    connectWebhookSecrets: env.STRIPE_CONNECT_WEBHOOK_SECRET,
  };
}

function hasAnyKey(env: Environment): boolean {
  return (
    env.STRIPE_SECRET_KEY !== undefined ||
    env.STRIPE_PUBLISHABLE_KEY !== undefined ||
    env.STRIPE_WEBHOOK_SECRET.length > 0 ||
    env.STRIPE_CONNECT_WEBHOOK_SECRET.length > 0
  );
}

function chooseSandbox(env: Environment, publicUrl: string): PaymentsConfig {
  if (env.APP_ENV === "production") {
    throw new ConfigError(
      "STRIPE_SECRET_KEY is empty, and APP_ENV=production refuses the payment sandbox: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_CONNECT_WEBHOOK_SECRET.",
    );
  }
  if (!isLoopback(publicUrl) && !env.SANDBOX_ALLOWED_ORIGINS.includes(publicUrl)) {
    throw new ConfigError(
      `PUBLIC_URL ${publicUrl} is open to others, and the payment sandbox is not: set the Stripe keys, or SANDBOX_ALLOWED_ORIGINS=${publicUrl} when no real customer comes there.`,
    );
  }
  return { mode: "sandbox" };
}

function modeOf(key: string): "test" | "live" {
  return /^[a-z]+_live_/.test(key) ? "live" : "test";
}

function missing(name: string, example: string): ConfigError {
  return new ConfigError(
    `${name} is empty while other Stripe settings are not: set ${name}=${example}, or empty them all for the payment sandbox.`,
  );
}

function mixedKeys(mode: "test" | "live"): ConfigError {
  return new ConfigError(
    `STRIPE_PUBLISHABLE_KEY is of another mode than STRIPE_SECRET_KEY: set STRIPE_PUBLISHABLE_KEY=pk_${mode}_…, from the same page of the Stripe dashboard.`,
  );
}

function liveOutsideProduction(env: Environment): ConfigError {
  return new ConfigError(
    `STRIPE_SECRET_KEY is a live key, and APP_ENV=${env.APP_ENV} must not move money: set APP_ENV=production, or use a key that starts with sk_test_.`,
  );
}
