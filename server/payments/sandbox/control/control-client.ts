import type { Call } from "../http/calls.ts";
import type { FaultRule } from "./faults.ts";
import type { CapabilityName } from "../resources/connect/account-object.ts";
import type { Outcome } from "../resources/connect/account-standing.ts";
import type { Arrival } from "../resources/connect/payout-settling.ts";
import type { FinishResult } from "../resources/intents/intent-finish.ts";
import type { Settlement } from "../resources/refund-settling.ts";
import type { WebhookMode } from "../events/webhook-mode.ts";
import type { Attempt } from "../events/posting.ts";

type Waiting = {
  event: string;
  type: string;
  state: "due" | "held";
  attempts: number;
  endpoint: string;
};

/** Controls a running sandbox. Every call throws if the sandbox rejects it. */
export type SandboxControl = {
  whoami(): Promise<{ pid: number }>;
  webhookMode(mode: WebhookMode): Promise<void>;
  webhooks(): Promise<{ mode: WebhookMode; waiting: Waiting[]; attempts: Attempt[] }>;
  /** Delivers held webhooks, waits for the responses, and returns how many there were. */
  release(input?: { events?: string[]; newestFirst?: boolean }): Promise<number>;
  redeliver(event: string): Promise<void>;
  addFault(rule: FaultRule): Promise<void>;
  clearFaults(): Promise<void>;
  /** Completes a pending authentication or wallet payment. */
  finish(paymentIntent: string, result: FinishResult): Promise<void>;
  settleRefund(refund: string, outcome: Settlement): Promise<void>;
  /** The bank's decision about a dispute. */
  settleDispute(dispute: string, outcome: "won" | "lost"): Promise<void>;
  /** Fills in the hosted onboarding pages, as the account's owner would. */
  onboard(account: string, outcome: Outcome): Promise<void>;
  /** Disables or enables a capability. */
  setCapability(account: string, capability: CapabilityName, isActive: boolean): Promise<void>;
  /** Revokes our access, as the account's owner would. */
  deauthorize(account: string): Promise<void>;
  /** The bank's response to a payout. */
  settlePayout(payout: string, arrival: Arrival): Promise<void>;
  /** A negative number moves the clock back. */
  advanceClock(seconds: number): Promise<Date>;
  calls(): Promise<Call[]>;
  /** Deletes all objects; with a seed, ids start over. */
  reset(seed?: string): Promise<void>;
};

export function sandboxControl(port: number, token: string): SandboxControl {
  async function send(method: string, path: string, input?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}/__sandbox/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(input ? { body: JSON.stringify(input) } : {}),
    });
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`Sandbox refused ${path}: ${JSON.stringify(body)}`);
    return body;
  }
  const get = async <T>(path: string) => (await send("GET", path)) as T;
  const post = async (path: string, input: object) => send("POST", path, input);
  return {
    whoami: () => get("whoami"),
    webhookMode: async (mode) => void (await post("webhooks", mode)),
    webhooks: () => get("webhooks"),
    release: async (input = {}) =>
      ((await post("webhooks/release", input)) as { released: number }).released,
    redeliver: async (event) => void (await post("webhooks/redeliver", { event })),
    addFault: async (rule) => void (await post("faults", rule)),
    clearFaults: async () => void (await send("DELETE", "faults")),
    finish: async (paymentIntent, result) => void (await post("finish", { paymentIntent, result })),
    settleRefund: async (refund, outcome) =>
      void (await post("settle_refund", { refund, outcome })),
    settleDispute: async (dispute, outcome) =>
      void (await post("settle_dispute", { dispute, outcome })),
    onboard: async (account, outcome) => void (await post("onboard", { account, outcome })),
    setCapability: async (account, capability, isActive) =>
      void (await post("capability", { account, capability, isActive })),
    deauthorize: async (account) => void (await post("deauthorize", { account })),
    settlePayout: async (payout, arrival) =>
      void (await post("settle_payout", { payout, arrival })),
    advanceClock: async (seconds) =>
      new Date(((await post("clock", { seconds })) as { now: string }).now),
    calls: async () => (await get<{ calls: Call[] }>("calls")).calls,
    reset: async (seed) => void (await post("reset", seed ? { seed } : {})),
  };
}
