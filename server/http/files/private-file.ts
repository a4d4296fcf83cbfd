import type { FastifyReply } from "fastify";
import { platformErrors as m } from "#messages/platform/errors.ts";
import { type Area, mayEnter } from "#shared/accounts/roles.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { DomainError } from "#shared/errors.ts";
import { createGate } from "../../throttle/gate.ts";
import { requireSecondFactor } from "../../services/accounts/sign-in/second-factor.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import type { Context } from "../../trpc/context.ts";

/** Marks a response as private: never cached, never indexed by search engines. */
export function markPrivate(reply: FastifyReply): void {
  void reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
}

/**
 * Checks access to a file as procedures do: the caller must be signed in, have a second factor if they are staff
 * on a production server, and may enter the area, if one is given. Throws `signed_out`, `second_factor_missing` or
 * `forbidden`.
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

/** Generating a PDF blocks the main thread, so only a few of each kind run at once and the rest queue (ASVS 15.2.2). */
export const pdfGate = () => createGate({ atOnce: 2, queue: 20 });

/** Sends a PDF that opens in the browser. `name` has no extension. */
export function sendPdf(reply: FastifyReply, name: string, bytes: Buffer) {
  return reply
    .type("application/pdf")
    .header("content-disposition", `inline; filename="${name}.pdf"`)
    .send(bytes);
}
