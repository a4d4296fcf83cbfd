import Stripe from "stripe";

/** Timeout for a call to the provider while a user waits. */
const TIMEOUT_MS = 10_000;

/** Where to reach the provider: the sandbox on a loopback port, or its own address. */
export type ProviderAddress = { host: string; port: number; protocol: "http" | "https" } | null;

/** Creates the official SDK client. Only this factory and the page's script tag tell the sandbox from Stripe. */
export function providerClient(secretKey: string, address: ProviderAddress): Stripe {
  return new Stripe(secretKey, {
    ...address,
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
}
