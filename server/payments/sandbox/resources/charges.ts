import type Stripe from "stripe";
import type { Context } from "../http/context.ts";
import { ok, pathId } from "../http/context.ts";
import { noSuch } from "../http/errors.ts";
import { answerList, LIST_PARAMS } from "../http/lists.ts";
import { readParams, text } from "../http/params.ts";
import type { Reply, Rows } from "../state/rows.ts";

export function retrieveCharge(context: Context): Reply {
  readParams(context.form, {});
  const id = pathId(context);
  const charge = context.tx.find("charge", id);
  if (!charge) throw noSuch("charge", id, "charge");
  return ok(charge);
}

export function listCharges(context: Context): Reply {
  const fields = { ...LIST_PARAMS, payment_intent: text, customer: text, transfer_group: text };
  const params = readParams(context.form, fields);
  const keep = (row: Rows["charge"]): row is Stripe.Charge =>
    (!params.payment_intent || row.payment_intent === params.payment_intent) &&
    (!params.customer || row.customer === params.customer) &&
    (!params.transfer_group || row.transfer_group === params.transfer_group);
  return answerList(context, { kind: "charge", url: "/v1/charges", params, keep });
}
