import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { sandboxControl } from "#server/payments/sandbox/control/control-client.ts";
import type { SandboxControl } from "#server/payments/sandbox/control/control-client.ts";
import { startSandbox } from "#server/payments/sandbox/spawn.ts";
import type { SandboxOptions } from "#server/payments/sandbox/spawn.ts";

export const SECRET_KEY = "sk_test_sandbox_contract";
export const WEBHOOK_SECRET = "whsec_contract";
export const CONTROL_TOKEN = "contract-control";

/** A provider to run the contract tests against: the sandbox, or the real one in test mode. */
export type Target = { stripe: Stripe; close(): Promise<void> };
export type SandboxTarget = Target & {
  port: number;
  pid: number;
  dataDir: string;
  control: SandboxControl;
};

export function sdkFor(port: number, config: Partial<Stripe.StripeConfig> = {}): Stripe {
  return new Stripe(SECRET_KEY, {
    host: "127.0.0.1",
    port,
    protocol: "http",
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...config,
  });
}

export async function openSandbox(options: Partial<SandboxOptions> = {}): Promise<SandboxTarget> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "payments-sandbox-")));
  const sandbox = await startSandbox({
    dataDir,
    webhookSecret: WEBHOOK_SECRET,
    secretKey: SECRET_KEY,
    controlToken: CONTROL_TOKEN,
    ...options,
  });
  return {
    stripe: sdkFor(sandbox.port),
    port: sandbox.port,
    pid: sandbox.pid,
    dataDir,
    control: sandboxControl(sandbox.port, CONTROL_TOKEN),
    async close() {
      await sandbox.stop();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The error of a call; throws if the call succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error(`Expected the provider to refuse, got ${String(outcome)}`);
}

/** Only cards, so that no return URL is needed. */
export const CARDS_ONLY = {
  currency: "usd",
  automatic_payment_methods: { enabled: true, allow_redirects: "never" },
} as const;
