import type { Form } from "./form.ts";
import type { Json } from "./json.ts";
import type { Reply } from "../state/rows.ts";
import type { Tx } from "../state/store.ts";

/** The caller: our server with the secret key, or a browser with one intent's client secret. */
export type Actor = "server" | "browser";

export type Context = {
  tx: Tx;
  form: Form;
  /** The ids in the path, in order. */
  ids: string[];
  actor: Actor;
  /** The connected account that the call acts for; null for the platform's own. */
  account: string | null;
};

/** Handles one operation. Returns the object (status 200) or a full reply; throws `ApiError`. */
export type Handler = (context: Context) => Reply;

export type Route = {
  method: "GET" | "POST" | "DELETE";
  /** `:id` matches one segment. */
  path: string;
  /** Name used in fault rules and the call log, such as `payment_intents.create`. */
  op: string;
  handler: Handler;
  /** May be called with the publishable key and a client secret. */
  browser?: true;
  /** May be called on behalf of a connected account. */
  connected?: true;
};

export function ok(body: Json): Reply {
  return { status: 200, body };
}

/** The nth id in the path. */
export function pathId(context: Context, index = 0): string {
  return context.ids[index] ?? "";
}
