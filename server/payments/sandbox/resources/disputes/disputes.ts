import type Stripe from "stripe";
import type { Context } from "../../http/context.ts";
import { ok, pathId } from "../../http/context.ts";
import { invalid, noSuch } from "../../http/errors.ts";
import type { Form } from "../../http/form.ts";
import { answerList, LIST_PARAMS } from "../../http/lists.ts";
import { flag, group, mergeMetadata, metadata, readParams, text } from "../../http/params.ts";
import type { Reply, Rows } from "../../state/rows.ts";
import { decide, requireUndecided, submit } from "./dispute-flow.ts";

const UPDATE_FIELDS = { evidence: group, metadata, submit: flag };

function disputeAt(context: Context): Stripe.Dispute {
  const id = pathId(context);
  const dispute = context.tx.find("dispute", id);
  if (!dispute) throw noSuch("dispute", id, "dispute");
  return dispute;
}

/** Merges a call's texts into the evidence; the sandbox accepts no files. */
function withEvidence(before: Stripe.Dispute.Evidence, fields: Form): Stripe.Dispute.Evidence {
  const texts: { [name: string]: string | null } = {};
  for (const [name, field] of Object.entries(fields)) {
    const param = `evidence[${name}]`;
    if (!Object.hasOwn(before, name) || name === "enhanced_evidence") {
      throw invalid(`Received unknown parameter: ${param}`, "parameter_unknown", param);
    }
    texts[name] = text(field, param);
  }
  return { ...before, ...texts };
}

export function retrieveDispute(context: Context): Reply {
  readParams(context.form, {});
  return ok(disputeAt(context));
}

/** Updates a dispute's evidence and submits it to the bank unless `submit` is false. */
export function updateDispute(context: Context): Reply {
  const { tx } = context;
  const params = readParams(context.form, UPDATE_FIELDS);
  const dispute = disputeAt(context);
  dispute.metadata = mergeMetadata(dispute.metadata, params.metadata);
  if (params.evidence) {
    requireUndecided(dispute);
    dispute.evidence = withEvidence(dispute.evidence, params.evidence);
    dispute.evidence_details = { ...dispute.evidence_details, has_evidence: true };
  }
  if (params.submit !== false && params.evidence) {
    dispute.evidence_details.submission_count += 1;
    return ok(submit(tx, dispute));
  }
  tx.save("dispute", dispute);
  return ok(dispute);
}

/** Accepts the loss. */
export function closeDispute(context: Context): Reply {
  readParams(context.form, {});
  return ok(decide(context.tx, disputeAt(context), "lost"));
}

export function listDisputes(context: Context): Reply {
  const params = readParams(context.form, { ...LIST_PARAMS, charge: text, payment_intent: text });
  const keep = (row: Rows["dispute"]): row is Stripe.Dispute =>
    (!params.charge || row.charge === params.charge) &&
    (!params.payment_intent || row.payment_intent === params.payment_intent);
  return answerList(context, { kind: "dispute", url: "/v1/disputes", params, keep });
}
