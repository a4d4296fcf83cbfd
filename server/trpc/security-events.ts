import { DomainError } from "#shared/errors.ts";
import {
  EVENT_OF_REFUSAL,
  eventOfCall,
  type SecurityEvent,
} from "#shared/platform/security-events.ts";
import { DeadLinkError } from "../services/platform/links/link-tokens.ts";
import { noteSecurity } from "../services/platform/audit/security-events.ts";
import type { Context } from "./context.ts";
import type { Moves } from "./moves.ts";

type Called = { path: string; access?: string | undefined; moves?: Moves | undefined };
type Outcome = { ok: true; data: unknown } | { ok: false; error: Error };

/** Logs the security-relevant outcome of a call: a sign-in, a change of power, or a refusal. */
export async function noteOutcome(
  { deps, user, address, requestId }: Context,
  { path: procedure, access, moves }: Called,
  outcome: Outcome,
  getInput: () => Promise<unknown>,
): Promise<void> {
  const facts = { actorId: user?.id, procedure, address, reqId: requestId };
  if (!outcome.ok) {
    const { cause } = outcome.error;
    if (!(cause instanceof DomainError)) return;
    const event = refusalOf(cause, { isGuarded: access !== "public", isSignedIn: user !== null });
    if (event) noteSecurity(deps, event, { ...facts, reason: cause.code });
    return;
  }
  const event = eventOfCall(procedure, moves?.what);
  if (!event) return;
  const actorId = user?.id ?? idOf(outcome.data);
  for (const subjectId of subjectsOf(await getInput())) {
    noteSecurity(deps, event, { ...facts, actorId, subjectId });
  }
}

/** The refusal to log, if any. Visitors who check their session or open a missing page are not worth a line. */
function refusalOf(
  error: DomainError,
  { isGuarded, isSignedIn }: { isGuarded: boolean; isSignedIn: boolean },
): SecurityEvent | undefined {
  if (error instanceof DeadLinkError) return "link.dead";
  if (error.code === "signed_out" && !isGuarded) return undefined;
  if (error.code === "not_found" && !isSignedIn) return undefined;
  return EVENT_OF_REFUSAL[error.code];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function idOf(data: unknown): string | undefined {
  const id: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "id") : null;
  return typeof id === "string" && UUID.test(id) ? id : undefined;
}

/** Input fields that identify the row a call is about, most specific first. */
const NAMES = ["id", "refundId", "intentId", "disputeId", "number", "farmId"];
/** Our own ids, the payment provider's ids, and order numbers. */
const NAME_OF_ROW =
  /^(?:[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}|[a-z]{2,6}_\w{1,120}|[A-Z]{3}(?:-[0-9A-Z]{4}){2})$/;

/** The rows that a call is about, from `ids` or a single field; `[undefined]` if it names none, to log one event. */
function subjectsOf(input: unknown): (string | number | undefined)[] {
  const given = new Map(typeof input === "object" && input !== null ? Object.entries(input) : []);
  const ids: unknown = given.get("ids");
  if (Array.isArray(ids)) return ids.map(nameOf);
  return [NAMES.map((name) => nameOf(given.get(name))).find((name) => name !== undefined)];
}

function nameOf(value: unknown): string | number | undefined {
  if (Number.isSafeInteger(value)) return Number(value);
  return typeof value === "string" && NAME_OF_ROW.test(value) ? value : undefined;
}
