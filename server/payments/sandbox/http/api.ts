import { actorOf } from "./auth.ts";
import type { Calls } from "./calls.ts";
import { ApiError, invalid } from "./errors.ts";
import type { Faults } from "../control/faults.ts";
import { makeIdempotency, slotFor } from "./idempotency.ts";
import type { Slot } from "./idempotency.ts";
import { type Called, makeOperations, replyOf, type Work } from "./operations.ts";
import type { Reply } from "../state/rows.ts";
import { makeRouter } from "./router.ts";
import { ROUTES } from "./routes.ts";
import type { Store } from "../state/store.ts";

/** A call as it arrived. */
export type ApiRequest = Called & { method: string; path: string };

/** Null means: drop the connection. */
export type ApiAnswer = { reply: Reply; headers: Record<string, string> } | null;

type Deps = { store: Store; faults: Faults; calls: Calls; secretKey: string; changed: () => void };

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
  const operations = makeOperations(deps);
  const find = makeRouter(ROUTES);
  const idempotency = makeIdempotency(store);

  async function underKey(work: Work): Promise<{ reply: Reply | null; original: string | null }> {
    const { slot } = work;
    if (!slot) return { reply: await operations.run(work), original: null };
    const replay = idempotency.enter(slot);
    if (replay) return { reply: replay.reply, original: replay.requestId };
    try {
      return { reply: await operations.run(work), original: null };
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
