import Stripe from "stripe";
import { openSandbox } from "./targets.ts";
import type { Target } from "./targets.ts";

type Opener = { name: string; open: () => Promise<Target> };

function realTargets(): Opener[] {
  const key = process.env["STRIPE_CONTRACT_KEY"];
  if (key) {
    const stripe = new Stripe(key, { maxNetworkRetries: 2, telemetry: false });
    return [{ name: "test mode", open: async () => ({ stripe, close: async () => {} }) }];
  }
  console.warn("STRIPE_CONTRACT_KEY is not set: the contract runs against the sandbox alone.");
  return [];
}

/** The providers the contract tests run against. */
export const TARGETS: Opener[] = [{ name: "sandbox", open: () => openSandbox() }, ...realTargets()];
