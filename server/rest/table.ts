import { isRecord } from "#shared/is-record.ts";
import type { AppCaller } from "../routers/index.ts";

/** One REST endpoint backed by one procedure: those of the specification (section 7), and a farm's application. */
export type RestRow = {
  method: "GET" | "POST";
  path: `/api/${string}`;
  /** The procedure's name, for its access rule and its schema in the OpenAPI document. */
  procedure: string;
  summary: string;
  /** The procedure's own schema validates the body. */
  call: (api: AppCaller, body: never) => Promise<unknown>;
  /** Status of a successful response; defaults to 200. */
  status?: (result: unknown) => number;
};

/** Every REST endpoint. Other paths get a 404, other methods a 405. */
export const REST_TABLE: readonly RestRow[] = [
  {
    method: "GET",
    path: "/api/user",
    procedure: "auth.me",
    summary: "The signed-in user",
    call: (api) => api.auth.me(),
  },
  {
    method: "POST",
    path: "/api/login",
    procedure: "auth.login",
    summary: "Sign in with a username or an email",
    call: (api, body) => api.auth.login(body),
  },
  {
    method: "POST",
    path: "/api/register",
    procedure: "auth.register",
    summary: "Create an account and sign in",
    call: (api, body) => api.auth.register(body),
    status: () => 201,
  },
  {
    method: "POST",
    path: "/api/logout",
    procedure: "auth.logout",
    summary: "Sign out",
    call: (api) => api.auth.logout(),
  },
  {
    method: "POST",
    path: "/api/create-payment-intent",
    procedure: "checkout.createIntent",
    summary: "Hold the goods and start the payment",
    call: (api, body) => api.checkout.createIntent(body),
  },
  {
    method: "POST",
    path: "/api/process-order",
    procedure: "checkout.processOrder",
    summary: "Finish the order of a succeeded payment; repeating it changes nothing",
    call: (api, body) => api.checkout.processOrder(body),
    status: (result) => (isFinished(result) ? 200 : 202),
  },
  {
    method: "POST",
    path: "/api/subscribers",
    procedure: "subscribers.subscribe",
    summary: "Join the newsletter, or introduce yourself",
    call: (api, body) => api.subscribers.subscribe(body),
    status: () => 201,
  },
  {
    method: "POST",
    path: "/api/farmer-applications",
    procedure: "farms.applications.submit",
    summary: "Apply to join as a farm",
    call: (api, body) => api.farms.applications.submit(body),
    status: () => 201,
  },
];

/** Whether the payment is finished: its own shopper then gets the order or receipt number. */
function isFinished(result: unknown): boolean {
  return isRecord(result) && ("orderNumber" in result || "receiptNumber" in result);
}
