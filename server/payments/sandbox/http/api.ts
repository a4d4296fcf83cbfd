import { setTimeout as sleep } from "node:timers/promises";
import { actorOf } from "./auth.ts";
import type { Calls } from "./calls.ts";
import type { Context, Route } from "./context.ts";
import { errorFacts } from "./error-facts.ts";
import { ApiError, invalid } from "./errors.ts";
import { expandBody } from "./expand.ts";
import type { Fault, Faults } from "../control/faults.ts";
import { decodeForm } from "./form.ts";
import { keepAnswer, makeIdempotency, slotFor } from "./idempotency.ts";
import type { Slot } from "./idempotency.ts";
import { failure } from "../state/rows.ts";
import type { Reply } from "../state/rows.ts";
import { makeRouter } from "./router.ts";
import { ROUTES } from "./routes.ts";
import { reachable } from "../resources/connect/account-row.ts";
import type { Store, Tx } from "../state/store.ts";

export type ApiRequest = {
  method: string;
  path: string;
  /** Query string of a GET or DELETE, body of a POST. */
  form: string;
  authorization: string | undefined;
  idempotencyKey: string | null;
  /** The connected account that the call acts for. */
  account: string | null;
  requestId: string;
};
/** Null means: drop the connection. */
export type ApiAnswer = { reply: Reply; headers: Record<string, string> } | null;

type Deps = { store: Store; faults: Faults; calls: Calls; secretKey: string; changed: () => void };
type Work = {
  request: ApiRequest;
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

function replyOf(error: unknown): Reply {
  if (error instanceof ApiError) return failure(error.status, error.body);
  console.error("sandbox call failed:", JSON.stringify(errorFacts(error)));
  return failure(500, FAULT_BODIES[500]);
}

function noRoute(method: string, path: string): ApiError {
  const message = `Unrecognized request URL (${method}: ${path}).`;
  return new ApiError(404, { type: "invalid_request_error", message });
}

function forBrowser(): ApiError {
  const message =
    "This API call cannot be made with a publishable API key. Please use a secret API key.";
  return new ApiError(403, { type: "invalid_request_error", code: "secret_key_required", message });
}

function notInTheirName(): ApiError {
  return invalid("The sandbox does not make this call in the name of a connected account.");
}

/** Includes the account, so that keys of different accounts never collide. */
function slotOf({ method, path, form, idempotencyKey, account }: ApiRequest): Slot | null {
  if (method !== "POST" || !idempotencyKey) return null;
  const slot = slotFor(idempotencyKey, method, path, form);
  return account === null ? slot : { ...slot, key: `${account}/${slot.key}` };
}

/** Handles API calls in this order: key, fault, idempotency, operation, expansion. */
export function makeApi(deps: Deps): (request: ApiRequest) => Promise<ApiAnswer> {
  const { store, faults, calls } = deps;
  const find = makeRouter(ROUTES);
  const idempotency = makeIdempotency(store);

  function perform(tx: Tx, work: Work): Reply {
    const { request, route, ids, slot } = work;
    const actor = actorOf(request.authorization, deps.secretKey);
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
      deps.changed();
    }
  }
  function keep(slot: Slot, reply: Reply, requestId: string): void {
    store.commit({ requestId, idempotencyKey: slot.key }, (tx) =>
      keepAnswer(tx, slot, reply, requestId),
    );
  }

  async function suffer(work: Work): Promise<Reply | null> {
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

  async function underKey(work: Work): Promise<{ reply: Reply | null; original: string | null }> {
    const { slot } = work;
    if (!slot) return { reply: await suffer(work), original: null };
    const replay = idempotency.enter(slot);
    if (replay) return { reply: replay.reply, original: replay.requestId };
    try {
      return { reply: await suffer(work), original: null };
    } finally {
      idempotency.leave(slot);
    }
  }

  function workFor(request: ApiRequest): Work {
    const found = find(request.method, request.path);
    const actor = actorOf(request.authorization, deps.secretKey);
    if (!found) throw noRoute(request.method, request.path);
    if (actor === "browser" && !found.route.browser) throw forBrowser();
    if (request.account !== null && !found.route.connected) throw notInTheirName();
    return { request, ...found, slot: slotOf(request), fault: faults.strike(found.route.op) };
  }

  return async (request) => {
    let work: Work | null = null;
    let reply: Reply | null;
    let original: string | null = null;
    try {
      work = workFor(request);
      ({ reply, original } = await underKey(work));
    } catch (error) {
      reply = replyOf(error);
    }
    calls.note({
      at: new Date(store.nowMs()).toISOString(),
      op: work?.route.op ?? "unknown",
      method: request.method,
      path: request.path,
      idempotencyKey: request.idempotencyKey,
      replayed: original !== null,
      status: reply?.status ?? null,
      requestId: request.requestId,
      fault: work?.fault ? `${work.fault.kind} ${work.fault.when}` : null,
    });
    if (!reply) return null;
    return { reply, headers: headersFor(request, reply, original) };
  };
}

function headersFor(
  request: ApiRequest,
  reply: Reply,
  original: string | null,
): Record<string, string> {
  const { idempotencyKey } = request;
  return {
    ...(idempotencyKey && request.method === "POST" ? { "idempotency-key": idempotencyKey } : {}),
    ...(original ? { "idempotent-replayed": "true", "original-request": original } : {}),
    ...(reply.status === 409 ? { "stripe-should-retry": "true" } : {}),
    ...(reply.status === 402 || reply.status === 400 ? { "stripe-should-retry": "false" } : {}),
  };
}
