import { invalid } from "./errors.ts";
import type { Field } from "./form.ts";
import type { Json } from "./json.ts";
import type { Kind } from "../state/rows.ts";
import { rendered } from "./render.ts";
import type { Tx } from "../state/store.ts";

/** The kind of object that each expandable field points to. */
const TARGETS: { [field: string]: Kind } = {
  latest_charge: "charge",
  charge: "charge",
  balance_transaction: "balance_transaction",
  failure_balance_transaction: "balance_transaction",
  payment_intent: "payment_intent",
  payment_method: "payment_method",
  default_payment_method: "payment_method",
  customer: "customer",
};
/** Fields whose target kind depends on the id's prefix. */
const BY_PREFIX: { [prefix: string]: Kind } = {
  ch: "charge",
  re: "refund",
  du: "dispute",
  tr: "transfer",
  trr: "transfer_reversal",
  po: "payout",
};
const MAX_DEPTH = 4;

function kindOf(field: string, id: string): Kind | undefined {
  return field === "source" ? BY_PREFIX[id.split("_")[0] ?? ""] : TARGETS[field];
}

type Group = { [field: string]: unknown };

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function cannot(path: string): Error {
  return invalid(`This property cannot be expanded (${path}).`, undefined, "expand");
}

function expandPath(tx: Tx, target: Group, path: string[], whole: string): void {
  const [field = "", ...rest] = path;
  const value = target[field];
  if (Array.isArray(value) && field === "data") {
    for (const item of value) if (isGroup(item)) expandPath(tx, item, rest, whole);
    return;
  }
  if (typeof value === "string") {
    const kind = kindOf(field, value);
    const row = kind && tx.find(kind, value);
    if (!kind || !row) throw cannot(whole);
    target[field] = rendered(tx, kind, row);
  } else if (value === undefined || (value !== null && !isGroup(value))) throw cannot(whole);
  const next = target[field];
  if (rest.length > 0 && isGroup(next)) expandPath(tx, next, rest, whole);
}

/** Replaces the ids named in `expand` with their objects. Copies the body; stored rows are not changed. */
export function expandBody(tx: Tx, body: Json, wanted: Field | undefined): Json {
  if (wanted === undefined) return body;
  if (!Array.isArray(wanted)) throw invalid("Invalid array", "parameter_invalid_array", "expand");
  const copy: unknown = structuredClone(body);
  for (const path of wanted) {
    if (typeof path !== "string" || !isGroup(copy)) throw cannot(String(path));
    const parts = path.split(".");
    if (parts.length > MAX_DEPTH) throw cannot(path);
    expandPath(tx, copy, parts, path);
  }
  return copy as Json;
}
