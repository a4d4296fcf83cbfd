import { DomainError } from "#shared/errors.ts";
import { EVENT_OF_PROCEDURE, EVENT_OF_REFUSAL } from "#shared/security-events.ts";
import { noteSecurity } from "../services/security-events.ts";
import type { Context } from "./context.ts";

type Outcome = { ok: true; data: unknown } | { ok: false; error: Error };

/** Logs what a call meant for security, once it is over: who signed in, got power, or was refused. */
export async function noteOutcome(
  { deps, user, address, requestId }: Context,
  procedure: string,
  outcome: Outcome,
  getInput: () => Promise<unknown>,
): Promise<void> {
  const facts = { actorId: user?.id, procedure, address, reqId: requestId };
  if (!outcome.ok) {
    const { cause } = outcome.error;
    const refusal = cause instanceof DomainError ? EVENT_OF_REFUSAL[cause.code] : undefined;
    if (refusal && cause instanceof DomainError)
      noteSecurity(deps, refusal, { ...facts, reason: cause.code });
    return;
  }
  const event = EVENT_OF_PROCEDURE[procedure];
  if (!event) return;
  const actorId = user?.id ?? idOf(outcome.data);
  for (const subjectId of subjectsOf(await getInput())) {
    noteSecurity(deps, event, { ...facts, actorId, subjectId });
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function idOf(data: unknown): string | undefined {
  const id: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "id") : null;
  return typeof id === "string" && UUID.test(id) ? id : undefined;
}

/** The rows that a call was about, by its `id` or `ids`; one event without any where it names none. */
function subjectsOf(input: unknown): (string | undefined)[] {
  const ids: unknown =
    typeof input === "object" && input !== null ? Reflect.get(input, "ids") : null;
  return Array.isArray(ids) ? ids.map((id) => idOf({ id })) : [idOf(input)];
}
