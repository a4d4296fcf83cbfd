import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "../control/faults.ts";
import { reachable } from "../resources/connect/account-row.ts";
import { failure, type Reply } from "../state/rows.ts";
import type { Store, Tx } from "../state/store.ts";
import { actorOf } from "./auth.ts";
import type { Context, Route } from "./context.ts";
import { errorFacts } from "./error-facts.ts";
import { ApiError } from "./errors.ts";
import { expandBody } from "./expand.ts";
import { decodeForm } from "./form.ts";
import { keepAnswer, type Slot } from "./idempotency.ts";

type Deps = { store: Store; secretKey: string; changed: () => void };

/** What an operation needs to know of its request. */
export type Called = {
  /** Query string of a GET or DELETE, body of a POST. */
  form: string;
  authorization: string | undefined;
  idempotencyKey: string | null;
  /** The connected account that the call acts for. */
  account: string | null;
  requestId: string;
};

/** A call that has passed the checks of its address and key. */
export type Work = {
  request: Called;
  route: Route;
  ids: string[];
  slot: Slot | null;
  fault: Fault | null;
};

const FAULT_BODIES = {
  500: { type: "api_error", message: "An error occurred on our side." },
  429: { type: "invalid_request_error", code: "rate_limit", message: "Too many requests." },
  409: { type: "invalid_request_error", code: "lock_timeout", message: "The object is locked." },
} as const;

function struck(fault: Fault & { kind: "status" }): Reply {
  return failure(fault.status, FAULT_BODIES[fault.status]);
}

/** The response to a failure; logs one that is not an `ApiError`. */
export function replyOf(error: unknown): Reply {
  if (error instanceof ApiError) return failure(error.status, error.body);
  console.error("sandbox call failed:", JSON.stringify(errorFacts(error)));
  return failure(500, FAULT_BODIES[500]);
}

export type Operations = {
  /** Runs the operation of a call with the fault planned for it. Null means: drop the connection. */
  run(work: Work): Promise<Reply | null>;
};

export function makeOperations({ store, secretKey, changed }: Deps): Operations {
  function perform(tx: Tx, work: Work): Reply {
    const { request, route, ids, slot } = work;
    const actor = actorOf(request.authorization, secretKey);
    const { account } = request;
    if (account !== null) reachable(tx, account);
    const context: Context = { tx, form: decodeForm(request.form), ids, actor, account };
    const reply = route.handler(context);
    const body =
      reply.status === 200 ? expandBody(tx, reply.body, context.form["expand"]) : reply.body;
    const expanded = { status: reply.status, body };
    if (slot) keepAnswer(tx, slot, expanded, request.requestId);
    return expanded;
  }

  /** Commits the effect and the stored response together, or neither. */
  function execute(work: Work): Reply {
    const { request, slot } = work;
    const cause = { requestId: request.requestId, idempotencyKey: request.idempotencyKey };
    try {
      return store.commit(cause, (tx) => perform(tx, work));
    } catch (error) {
      const reply = replyOf(error);
      if (slot && error instanceof ApiError && error.stored) keep(slot, reply, request.requestId);
      return reply;
    } finally {
      changed();
    }
  }
  function keep(slot: Slot, reply: Reply, requestId: string): void {
    store.commit({ requestId, idempotencyKey: slot.key }, (tx) =>
      keepAnswer(tx, slot, reply, requestId),
    );
  }

  async function run(work: Work): Promise<Reply | null> {
    const { fault, slot, request } = work;
    if (fault?.kind === "delay" && fault.when === "before") await sleep(fault.ms);
    if (fault?.kind === "reset" && fault.when === "before") return null;
    if (fault?.kind === "status" && fault.when === "before") {
      if (fault.stored && slot) keep(slot, struck(fault), request.requestId);
      return struck(fault);
    }
    const reply = execute(work);
    if (fault?.kind === "delay" && fault.when === "after") await sleep(fault.ms);
    if (fault?.kind === "reset") return null;
    return fault?.kind === "status" ? struck(fault) : reply;
  }

  return { run };
}
