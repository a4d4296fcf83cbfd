import { createFileRoute } from "@tanstack/react-router";
import { platformAudit as m } from "#messages/platform/operations/audit.ts";
import { pageTitle } from "#shared/brand.ts";
import { AuditPage } from "#client/features/platform/admin-audit/audit-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/audit")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: AuditPage,
});
