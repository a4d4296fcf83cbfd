import { rmSync } from "node:fs";
import { systemClock } from "#server/clock.ts";
import type { Deps } from "#server/deps.ts";
import { jobQueue } from "#server/jobs/queue.ts";
import { providerClient } from "#server/payments/client.ts";
import {
  type SandboxControl,
  sandboxControl,
} from "#server/payments/sandbox/control/control-client.ts";
import { startSandbox } from "#server/payments/sandbox/spawn.ts";
import { stripePayments } from "#server/payments/stripe.ts";
import { type FreshDatabase, freshDatabase } from "../postgres/database.ts";
import { testDeps } from "../deps.ts";
import { temporaryFolder } from "../servers/temporary-folder.ts";

const KEYS = {
  secretKey: "sk_test_sandbox_tests",
  webhookSecret: "whsec_tests",
  controlToken: "control-token-of-tests",
};
export const WEBHOOK_SECRET = KEYS.webhookSecret;
export const CONNECT_WEBHOOK_SECRET = "whsec_tests_connect";

export type MarketPlace = AsyncDisposable & {
  deps: Deps;
  database: FreshDatabase;
  control: SandboxControl;
  /** The provider's client, for actions that a person would take in its dashboard. */
  stripe: ReturnType<typeof providerClient>;
  sandboxPort: number;
  /** Confirms a payment intent as the browser would, with one of the provider's test cards. */
  pay(paymentIntentId: string, paymentMethod?: string): Promise<void>;
  /** Saves a test card at the provider, as the browser would. Returns the card's id. */
  keepCard(clientSecret: string, paymentMethod?: string): Promise<string>;
  /** Attaches a test card that its holder never authenticated. Returns the card's id. */
  attachCard(customerId: string, paymentMethod: string): Promise<string>;
  /** Pays out this much of a farm's balance at the provider to its bank. */
  payOut(accountId: string, amount: number): Promise<void>;
};

/** The payments of a process that uses the sandbox on a port. */
export function sandboxPayments(port: number) {
  const stripe = providerClient(KEYS.secretKey, { host: "127.0.0.1", port, protocol: "http" });
  const payments = stripePayments({
    stripe,
    mode: "sandbox",
    publishableKey: "pk_test_sandbox_tests",
    webhookSecrets: [KEYS.webhookSecret],
    connectWebhookSecrets: [CONNECT_WEBHOOK_SECRET],
    clock: systemClock,
  });
  return { stripe, payments };
}

/** The demo market on a separate database with a separate payment sandbox. No worker runs. */
export async function openMarketPlace(): Promise<MarketPlace> {
  const folder = temporaryFolder("sandbox");
  const [database, sandbox] = await Promise.all([
    freshDatabase("market"),
    startSandbox({ dataDir: folder, ...KEYS, seed: "tests" }),
  ]);
  const { stripe, payments } = sandboxPayments(sandbox.port);
  return {
    deps: testDeps(database.db, { payments, jobs: jobQueue }),
    database,
    sandboxPort: sandbox.port,
    control: sandboxControl(sandbox.port, KEYS.controlToken),
    stripe,
    pay: async (id, paymentMethod = "pm_card_visa") => {
      await stripe.paymentIntents.confirm(id, {
        payment_method: paymentMethod,
        return_url: "http://localhost/",
      });
    },
    keepCard: async (clientSecret, paymentMethod = "pm_card_visa") => {
      const id = clientSecret.split("_secret_")[0] ?? "";
      const kept = await stripe.setupIntents.confirm(id, { payment_method: paymentMethod });
      return String(kept.payment_method);
    },
    attachCard: async (customer, paymentMethod) =>
      (await stripe.paymentMethods.attach(paymentMethod, { customer })).id,
    payOut: async (stripeAccount, amount) => {
      await stripe.payouts.create({ amount, currency: "usd" }, { stripeAccount });
    },
    [Symbol.asyncDispose]: async () => {
      await sandbox.stop();
      await database[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    },
  };
}
