import type { Form } from "./form.ts";
import type { Json } from "./json.ts";
import type { Reply } from "../state/rows.ts";
import type { Tx } from "../state/store.ts";

/** Who asks: our server with the secret key, or a browser that holds one intent's client secret. */
export type Actor = "server" | "browser";

export type Context = {
  tx: Tx;
  form: Form;
  /** The ids in the address, in order. */
  ids: string[];
  actor: Actor;
  /** The connected account in whose name it is done; null for the platform's own. */
  account: string | null;
};

/** An operation: returns the object (status 200) or a full reply; throws `ApiError`. */
export type Handler = (context: Context) => Reply;

export type Route = {
  method: "GET" | "POST" | "DELETE";
  /** `:id` stands for one segment. */
  path: string;
  /** Name for fault rules and the journal, `payment_intents.create`. */
  op: string;
  handler: Handler;
  /** May be called with the publishable key and a client secret. */
  browser?: true;
  /** May be called in the name of a connected account. */
  connected?: true;
};

export function ok(body: Json): Reply {
  return { status: 200, body };
}

/** The n-th id of the address. */
export function pathId(context: Context, index = 0): string {
  return context.ids[index] ?? "";
}
