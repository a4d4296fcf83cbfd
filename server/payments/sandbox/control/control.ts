import { keyOf, sameSecret } from "../http/auth.ts";
import type { Calls } from "../http/calls.ts";
import { ApiError, invalid, noSuch } from "../http/errors.ts";
import { enqueue } from "../events/events.ts";
import type { FaultRule, Faults } from "./faults.ts";
import type { Json } from "../http/json.ts";
import { CAPABILITIES } from "../resources/connect/account-object.ts";
import {
  deauthorize,
  onboard,
  outcomeOf,
  setCapability,
} from "../resources/connect/account-standing.ts";
import { settlePayout } from "../resources/connect/payout-settling.ts";
import { decide } from "../resources/disputes/dispute-flow.ts";
import { finishIntent } from "../resources/intents/intent-finish.ts";
import type { FinishResult } from "../resources/intents/intent-finish.ts";
import { settleRefund } from "../resources/refund-settling.ts";
import type { Settlement } from "../resources/refund-settling.ts";
import type { Store, Tx } from "../state/store.ts";
import { WEBHOOK_MODES } from "../events/webhook-mode.ts";
import type { WebhookMode } from "../events/webhook-mode.ts";
import type { Webhooks } from "../events/webhooks.ts";

const NO_ONE = { requestId: null, idempotencyKey: null };

export type ControlDeps = {
  store: Store;
  faults: Faults;
  calls: Calls;
  webhooks: Webhooks;
  runTimers: () => void;
  /** Recreates the configured endpoints after a reset. */
  configure: () => void;
  controlToken: string;
};
export type ControlRequest = {
  method: string;
  path: string;
  body: string;
  authorization: string | undefined;
};
type Input = { [name: string]: unknown };
type Command = (deps: ControlDeps, input: Input) => Json | Promise<Json>;

function word<T extends string>(value: unknown, words: readonly T[], name: string): T {
  const found = words.find((candidate) => candidate === value);
  if (!found) throw invalid(`${name} must be one of ${words.join(", ")}`);
  return found;
}

function change<T>(deps: ControlDeps, work: (tx: Tx) => T): T {
  try {
    return deps.store.commit(NO_ONE, work);
  } finally {
    deps.webhooks.wake();
  }
}

function setMode(deps: ControlDeps, input: Input): Json {
  const mode: WebhookMode = { mode: word(input["mode"], WEBHOOK_MODES, "mode") };
  if (typeof input["copies"] === "number") mode.copies = input["copies"];
  if (typeof input["skewSeconds"] === "number") mode.skewSeconds = input["skewSeconds"];
  change(deps, (tx) => tx.save("world", { ...tx.world(), webhooks: mode }));
  return mode;
}

function listWebhooks({ store, webhooks }: ControlDeps): Json {
  const waiting = [...store.all("delivery")].map(({ event, state, attempts, endpoint }) => {
    return { event, type: store.read("event", event)?.type ?? "", state, attempts, endpoint };
  });
  return { mode: store.read("world", "world")?.webhooks, waiting, attempts: webhooks.attempts() };
}

async function release({ webhooks }: ControlDeps, input: Input): Promise<Json> {
  const events = Array.isArray(input["events"]) ? input["events"].map(String) : undefined;
  return { released: await webhooks.release(events, input["newestFirst"] === true) };
}

/** Sends an event again, like the button in the provider's dashboard. */
function redeliver(deps: ControlDeps, input: Input): Json {
  const event = deps.store.read("event", String(input["event"]));
  if (!event) throw noSuch("event", String(input["event"]), "event");
  return { queued: change(deps, (tx) => enqueue(tx, event)) };
}

function addFault({ faults }: ControlDeps, input: Input): Json {
  const rule = input as FaultRule;
  if (typeof rule.op !== "string" || typeof rule.fault?.kind !== "string") {
    throw invalid("A fault rule has an op and a fault.");
  }
  faults.add(rule);
  return rule;
}

function finish(deps: ControlDeps, input: Input): Json {
  const results = ["succeeded", "failed", "processing"] as const satisfies FinishResult[];
  const result = word(input["result"], results, "result");
  const id = String(input["paymentIntent"]);
  return change(deps, (tx) => {
    const intent = tx.find("payment_intent", id);
    if (!intent) throw noSuch("payment_intent", id, "paymentIntent");
    return finishIntent(tx, intent, result).body;
  });
}

function settle(deps: ControlDeps, input: Input): Json {
  const outcomes = ["succeeded", "failed"] as const satisfies Settlement[];
  const outcome = word(input["outcome"], outcomes, "outcome");
  return change(deps, (tx) => settleRefund(tx, String(input["refund"]), outcome));
}

function settleDispute(deps: ControlDeps, input: Input): Json {
  const outcome = word(input["outcome"], ["won", "lost"] as const, "outcome");
  const id = String(input["dispute"]);
  return change(deps, (tx) => {
    const dispute = tx.find("dispute", id);
    if (!dispute) throw noSuch("dispute", id, "dispute");
    return decide(tx, dispute, outcome);
  });
}

/** Changes to a connected account that our own calls do not make. */
const CONNECT_COMMANDS: { [call: string]: Command } = {
  "POST onboard": (deps, input) =>
    change(deps, (tx) => onboard(tx, String(input["account"]), outcomeOf(input["outcome"]))),
  "POST capability": (deps, input) => {
    const name = word(input["capability"], CAPABILITIES, "capability");
    return change(deps, (tx) =>
      setCapability(tx, String(input["account"]), name, input["isActive"] === true),
    );
  },
  "POST deauthorize": (deps, input) =>
    change(deps, (tx) => deauthorize(tx, String(input["account"]))),
  "POST settle_payout": (deps, input) => {
    const arrival = word(input["arrival"], ["paid", "failed"] as const, "arrival");
    return change(deps, (tx) => settlePayout(tx, String(input["payout"]), arrival));
  },
};

/** Moves the clock forward, or back to where a demo market's past begins. */
function advance(deps: ControlDeps, input: Input): Json {
  const ms = Number(input["seconds"]) * 1000;
  if (!Number.isFinite(ms)) throw invalid("seconds must be a number");
  change(deps, (tx) => {
    const world = tx.world();
    tx.save("world", { ...world, clockOffsetMs: world.clockOffsetMs + ms });
  });
  deps.runTimers();
  deps.webhooks.wake();
  return { now: new Date(deps.store.nowMs()).toISOString() };
}

function reset(deps: ControlDeps, input: Input): Json {
  deps.store.reset(typeof input["seed"] === "string" ? input["seed"] : undefined);
  deps.configure();
  deps.faults.clear();
  deps.calls.clear();
  deps.webhooks.clear();
  return {};
}

const COMMANDS: { [call: string]: Command } = {
  ...CONNECT_COMMANDS,
  "GET webhooks": listWebhooks,
  "POST webhooks": setMode,
  "POST webhooks/release": release,
  "POST webhooks/redeliver": redeliver,
  "POST faults": addFault,
  "DELETE faults": ({ faults }) => {
    faults.clear();
    return {};
  },
  "POST finish": finish,
  "POST settle_refund": settle,
  "POST settle_dispute": settleDispute,
  "POST clock": advance,
  "GET calls": ({ calls }) => ({ calls: calls.all() }),
  "POST reset": reset,
  "GET whoami": () => ({ pid: process.pid }),
};

function parsed(body: string): Input {
  const value: unknown = body === "" ? {} : JSON.parse(body);
  if (typeof value !== "object" || value === null) throw invalid("The body is a JSON object.");
  return value as Input;
}

/** Runs a control command. Throws `ApiError` for a wrong token or an unknown command. */
export async function runControl(deps: ControlDeps, request: ControlRequest): Promise<Json> {
  if (!sameSecret(keyOf(request.authorization), deps.controlToken)) {
    throw new ApiError(401, { type: "invalid_request_error", message: "Wrong control token." });
  }
  const name = `${request.method} ${request.path.replace("/__sandbox/", "")}`;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw noSuch("control command", name, "path");
  return command(deps, parsed(request.body));
}
