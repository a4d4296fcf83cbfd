import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { SandboxConfig, WebhookConfig } from "../config.ts";
import type { Context } from "../http/context.ts";
import { ok, pathId } from "../http/context.ts";
import { invalid, noSuch } from "../http/errors.ts";
import { answerList, LIST_PARAMS } from "../http/lists.ts";
import {
  flag,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  readParams,
  required,
  text,
} from "../http/params.ts";
import { rendered } from "../http/render.ts";
import type { Reply, Rows } from "../state/rows.ts";
import type { Tx } from "../state/store.ts";
import { API_VERSION } from "../http/version.ts";

/** Id of the endpoint created from the configuration instead of by an API call. */
const OWN_ENDPOINT = "we_configured";
/** Id of the endpoint for connected accounts created from the configuration. */
const OWN_CONNECT_ENDPOINT = "we_configured_connect";
const MAX_ENDPOINTS = 16;
const FIELDS = { url: text, enabled_events: list, description: text, metadata };

function checkUrl(url: string): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw invalid("Invalid URL: URLs must begin with http or https", "url_invalid", "url");
}

type Input = { id: string; url: string; secret: string; events: string[]; now: number };

function newEndpoint(input: Input): Stripe.WebhookEndpoint {
  return {
    id: input.id,
    object: "webhook_endpoint",
    api_version: null,
    application: null,
    created: input.now,
    description: null,
    enabled_events: input.events,
    livemode: false,
    metadata: {},
    secret: input.secret,
    status: "enabled",
    url: input.url,
  } satisfies Stripe.WebhookEndpoint;
}

/** Creates or updates the configured endpoints. Undelivered events go to the new address. */
export function configureEndpoints(
  tx: Tx,
  { webhook, connectWebhook }: Pick<SandboxConfig, "webhook" | "connectWebhook">,
): void {
  if (webhook) tx.save("webhook_endpoint", configured(tx, OWN_ENDPOINT, webhook));
  if (!connectWebhook) return;
  const endpoint = configured(tx, OWN_CONNECT_ENDPOINT, connectWebhook);
  tx.save("webhook_endpoint", { ...endpoint, connect: true });
}

function configured(tx: Tx, id: string, { url, secret, events }: WebhookConfig) {
  return newEndpoint({
    id,
    url: checkUrl(url),
    secret,
    events: [...events],
    now: tx.now(),
  });
}

function secretFor(tx: Tx, id: string): string {
  const { seed } = tx.world();
  return `whsec_${createHash("sha256").update(`${seed}/${id}`).digest("hex").slice(0, 32)}`;
}

/** Creates an endpoint. Only this response ever contains its secret. */
export function createEndpoint(context: Context): Reply {
  const { tx } = context;
  const params = readParams(context.form, {
    ...FIELDS,
    api_version: oneOf(API_VERSION),
    connect: flag,
  });
  if ([...tx.newest("webhook_endpoint")].length >= MAX_ENDPOINTS) {
    throw invalid(`You have reached the maximum of ${MAX_ENDPOINTS} webhook endpoints.`);
  }
  const id = tx.newId("we");
  const url = checkUrl(required(params.url, "url"));
  const events = required(params.enabled_events, "enabled_events");
  const fresh = newEndpoint({ id, url, secret: secretFor(tx, id), events, now: tx.now() });
  const endpoint = {
    ...fresh,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
  };
  tx.save("webhook_endpoint", params.connect ? { ...endpoint, connect: true } : endpoint);
  return ok(endpoint);
}

function endpointAt(context: Context): Stripe.WebhookEndpoint {
  const id = pathId(context);
  const endpoint = context.tx.find("webhook_endpoint", id);
  if (!endpoint) throw noSuch("webhook endpoint", id, "id");
  return endpoint;
}

export function retrieveEndpoint(context: Context): Reply {
  readParams(context.form, {});
  return ok(rendered(context.tx, "webhook_endpoint", endpointAt(context)));
}

export function updateEndpoint(context: Context): Reply {
  const params = readParams(context.form, { ...FIELDS, disabled: flag });
  const endpoint = endpointAt(context);
  if (params.url) endpoint.url = checkUrl(params.url);
  if (params.enabled_events) endpoint.enabled_events = params.enabled_events;
  if (params.description !== undefined) endpoint.description = params.description;
  if (params.disabled !== undefined) endpoint.status = params.disabled ? "disabled" : "enabled";
  endpoint.metadata = mergeMetadata(endpoint.metadata, params.metadata);
  context.tx.save("webhook_endpoint", endpoint);
  return ok(rendered(context.tx, "webhook_endpoint", endpoint));
}

export function deleteEndpoint(context: Context): Reply {
  const { id } = endpointAt(context);
  context.tx.remove("webhook_endpoint", id);
  return ok({
    id,
    object: "webhook_endpoint",
    deleted: true,
  } satisfies Stripe.DeletedWebhookEndpoint);
}

export function listEndpoints(context: Context): Reply {
  const params = readParams(context.form, LIST_PARAMS);
  const keep = (row: Rows["webhook_endpoint"]): row is Stripe.WebhookEndpoint =>
    row.id !== OWN_ENDPOINT && row.id !== OWN_CONNECT_ENDPOINT;
  const render = (row: Stripe.WebhookEndpoint) => rendered(context.tx, "webhook_endpoint", row);
  return answerList(context, {
    kind: "webhook_endpoint",
    url: "/v1/webhook_endpoints",
    params,
    keep,
    render,
  });
}
