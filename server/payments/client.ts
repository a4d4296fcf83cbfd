import Stripe from "stripe";

/** How long the provider may take in a request that someone waits for. */
const TIMEOUT_MS = 10_000;

/** Where the provider is: the sandbox on a loopback port, or its own address. */
export type ProviderAddress = { host: string; port: number; protocol: "http" | "https" } | null;

/** The official client. Only this factory and the page's script tag know sandbox from Stripe. */
export function providerClient(secretKey: string, address: ProviderAddress): Stripe {
  return new Stripe(secretKey, {
    ...address,
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
}
