import type { FastifyInstance } from "fastify";
import { DomainError } from "#shared/errors.ts";
import { mailReport } from "#shared/mail/mail-suppression.ts";
import type { Deps } from "../../deps.ts";
import { takeMailReport } from "../../services/mail/mail-suppressions.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import { noteSecurity } from "../../services/platform/audit/security-events.ts";
import { sameText } from "../same-text.ts";

const OPTIONS = { bodyLimit: 16 * 1024, config: { anyOrigin: true } } as const;

/**
 * `POST /webhooks/mail`: bounces and complaints, reported by the mail provider or a small adapter in front of it:
 * `{"type": "bounce" | "complaint", "email": "…", "messageId": "…"}`, with the configured bearer token. Report
 * permanent bounces only. Without a configured token the endpoint does not exist.
 */
export function addMailReports(
  app: FastifyInstance,
  { deps, token }: { deps: Deps; token: string | null },
): void {
  app.post("/webhooks/mail", OPTIONS, async (request, reply) => {
    if (token === null) return reply.callNotFound();
    if (!sameText(request.headers.authorization ?? "", `Bearer ${token}`)) {
      const facts = { address: request.ip, reqId: request.id, reason: "mail" };
      noteSecurity(deps, "refused.webhook", facts);
      throw new DomainError("signed_out", "The token is missing or wrong");
    }
    const report = mailReport.safeParse(request.body);
    if (!report.success) {
      throw new DomainError("invalid", report.error.issues[0]?.message ?? "This is no report");
    }
    await withDatabaseTimeout(deps.db, takeMailReport(deps, report.data));
    return { received: true };
  });
}
