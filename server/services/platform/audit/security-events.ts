import {
  SECURITY_EVENTS,
  type SecurityEvent,
  truncatedAddress,
} from "#shared/platform/security-events.ts";
import type { Deps } from "../../../deps.ts";
import type { LogFields } from "../../../log.ts";

type Facts = Pick<
  LogFields,
  "actorId" | "userId" | "subjectId" | "procedure" | "reason" | "factor" | "reqId"
> & {
  /** The caller's network address; only its network is logged. */
  address?: string | undefined;
};

/** Logs an event of `SECURITY_EVENTS` at its level, under its stable name. */
export function noteSecurity(
  { log }: Pick<Deps, "log">,
  event: SecurityEvent,
  { address, ...facts }: Facts,
): void {
  const [level, sentence] = SECURITY_EVENTS[event];
  const network = address === undefined ? undefined : truncatedAddress(address);
  log[level]({ event, ...facts, network }, sentence);
}
