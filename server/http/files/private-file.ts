import type { FastifyReply } from "fastify";
import { platformErrors as m } from "#messages/platform-errors.ts";
import { type Area, mayEnter } from "#shared/accounts/roles.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { DomainError } from "#shared/errors.ts";
import { createGate } from "../../throttle/gate.ts";
import { requireSecondFactor } from "../../services/accounts/sign-in/second-factor.ts";
import { withDatabaseTimeout } from "../../services/platform/database-timeout.ts";
import type { Context } from "../../trpc/context.ts";

/** What a file says of itself that not everyone may have: no cache keeps it, no search engine lists it. */
export function markPrivate(reply: FastifyReply): void {
  void reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
}

/**
 * Lets in who is signed in, staff of a production server with their second factor, and may enter the area where
 * one is named: as the procedures of such callers do. Throws `signed_out`, `second_factor_missing` and `forbidden`.
 */
export async function admit(
  { deps, user }: Pick<Context, "deps" | "user">,
  area?: Area,
): Promise<SessionUser> {
  if (!user) throw new DomainError("signed_out", m.signInFirst);
  await withDatabaseTimeout(deps.db, requireSecondFactor(deps, user));
  if (area && !mayEnter(user.role, area)) throw new DomainError("forbidden", m.notOpen);
  return user;
}

/** Writing a PDF takes the main thread, so that few of a kind are written at once and the rest wait (ASVS 15.2.2). */
export const pdfGate = () => createGate({ atOnce: 2, queue: 20 });

/** Sends a PDF that the browser shows, under this name without its ending. */
export function sendPdf(reply: FastifyReply, name: string, bytes: Buffer) {
  return reply
    .type("application/pdf")
    .header("content-disposition", `inline; filename="${name}.pdf"`)
    .send(bytes);
}
