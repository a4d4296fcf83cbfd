import type { AppCaller } from "../routers/index.ts";

/** One endpoint over one procedure: the specification's (section 7), and a farm's application. */
export type RestRow = {
  method: "GET" | "POST";
  path: `/api/${string}`;
  /** The procedure behind it, for its access rule and its schema in the API document. */
  procedure: string;
  summary: string;
  /** The procedure's own schema validates the body. */
  call: (api: AppCaller, body: never) => Promise<unknown>;
  /** Status of a success, 200 unless said otherwise. */
  status?: (result: unknown) => number;
};

/** Every REST endpoint there is. A path that is not here is a 404, another method a 405. */
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

/** Its own shopper gets the number of what came of the payment. */
function isFinished(result: unknown): boolean {
  return isRecord(result) && ("orderNumber" in result || "receiptNumber" in result);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
