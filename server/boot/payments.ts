import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { createBreaker, withBreaker } from "../payments/breaker.ts";
import { providerClient } from "../payments/client.ts";
import { CONNECT_EVENTS, WANTED_EVENTS } from "../payments/events.ts";
import type { SandboxControl } from "../payments/sandbox/control/control-client.ts";
import type { Payments } from "../payments/port.ts";
import { stripePayments } from "../payments/stripe.ts";

/** Operations that only the sandbox offers. */
export type SandboxAccess = {
  control: SandboxControl;
  /** Pays an intent with a test card, like a shopper's browser. */
  pay(intentId: string): Promise<void>;
  /** Saves a test card, like the browser, and returns its id. */
  keepCard(clientSecret: string): Promise<string>;
};

export type PaymentProvider = {
  payments: Payments;
  /** Routes that only the sandbox has: the browser side of the provider. */
  extraRoutes?: (app: FastifyInstance) => Promise<void>;
  headScripts: readonly string[];
  sandbox?: SandboxAccess;
  stop(): Promise<void>;
};

/** Connects to the configured payment provider, or starts the sandbox if no keys are configured. */
export async function openPayments(config: Config, clock: Clock): Promise<PaymentProvider> {
  if (config.payments.mode === "sandbox") return openSandbox(config, clock);
  const { secretKey, ...rest } = config.payments;
  const stripe = providerClient(secretKey, null);
  return {
    payments: withBreaker(stripePayments({ stripe, ...rest, clock }), createBreaker(clock)),
    headScripts: [],
    stop: async () => {},
  };
}

/** Imported dynamically, so that a production process never loads the sandbox. */
async function openSandbox(config: Config, clock: Clock): Promise<PaymentProvider> {
  const [{ keepSandbox }, { sandboxBrowser }, { sandboxControl }] = await Promise.all([
    import("../payments/sandbox/state/keep.ts"),
    import("../payments/sandbox/cards/browser.ts"),
    import("../payments/sandbox/control/control-client.ts"),
  ]);
  const dataDir = join(config.dataDir, "sandbox");
  const keys = sandboxKeys(dataDir);
  const sandbox = await keepSandbox({
    dataDir,
    secretKey: keys.secretKey,
    webhookSecret: keys.webhookSecret,
    controlToken: keys.controlToken,
    webhookUrl: `http://127.0.0.1:${config.port}/webhooks/stripe`,
    webhookEvents: WANTED_EVENTS,
    connectWebhook: {
      url: `http://127.0.0.1:${config.port}/webhooks/stripe-connect`,
      secret: keys.connectWebhookSecret,
      events: CONNECT_EVENTS,
    },
  });
  const { publishableKey } = keys;
  const stripe = providerClient(keys.secretKey, {
    host: "127.0.0.1",
    port: sandbox.port,
    protocol: "http",
  });
  return {
    payments: withBreaker(
      stripePayments({
        stripe,
        mode: "sandbox",
        publishableKey,
        webhookSecrets: [keys.webhookSecret],
        connectWebhookSecrets: [keys.connectWebhookSecret],
        clock,
      }),
      createBreaker(clock),
    ),
    extraRoutes: async (app) => {
      await app.register(sandboxBrowser, { sandboxPort: sandbox.port, publishableKey });
    },
    headScripts: ["/__stripe_sandbox/stripe.js"],
    sandbox: {
      control: sandboxControl(sandbox.port, keys.controlToken),
      pay: async (intentId) => {
        await stripe.paymentIntents.confirm(intentId, {
          payment_method: "pm_card_visa",
          return_url: "http://localhost/",
        });
      },
      keepCard: async (clientSecret) => {
        const id = clientSecret.split("_secret_")[0] ?? "";
        const kept = await stripe.setupIntents.confirm(id, { payment_method: "pm_card_visa" });
        return String(kept.payment_method);
      },
    },
    stop: () => sandbox.stop(),
  };
}

type SandboxKeys = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  connectWebhookSecret: string;
  controlToken: string;
};

/** Creates the sandbox's keys once per data folder, readable by its owner only. */
function sandboxKeys(dataDir: string): SandboxKeys {
  const file = join(dataDir, "keys.json");
  const secret = () => randomBytes(16).toString("hex");
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Partial<SandboxKeys>)
    : {};
  const keys: SandboxKeys = {
    secretKey: `sk_test_sandbox_${secret()}`,
    publishableKey: `pk_test_sandbox_${secret()}`,
    webhookSecret: `whsec_${secret()}`,
    connectWebhookSecret: `whsec_${secret()}`,
    controlToken: secret(),
    ...known,
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
  return keys;
}
