import { DomainError } from "#shared/errors.ts";
import {
  EVENT_OF_REFUSAL,
  eventOfCall,
  type SecurityEvent,
} from "#shared/platform/security-events.ts";
import { DeadLinkError } from "../services/platform/link-tokens.ts";
import { noteSecurity } from "../services/platform/security-events.ts";
import type { Context } from "./context.ts";
import type { Moves } from "./moves.ts";

type Called = { path: string; access?: string | undefined; moves?: Moves | undefined };
type Outcome = { ok: true; data: unknown } | { ok: false; error: Error };

/** Logs what a call meant for security, once it is over: who signed in, got power, or was refused. */
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

/** A visitor who asks who is signed in, or for a page that is gone, is no refusal worth a line. */
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

/** What names the row that a call is about, the nearest first. */
const NAMES = ["id", "refundId", "intentId", "disputeId", "number", "farmId"];
/** Ids of ours, ids of the payment provider, and numbers of orders. */
const NAME_OF_ROW =
  /^(?:[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}|[a-z]{2,6}_\w{1,120}|[A-Z]{3}(?:-[0-9A-Z]{4}){2})$/;

/** The rows that a call was about, by `ids` or one name; one event without any where it names none. */
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
