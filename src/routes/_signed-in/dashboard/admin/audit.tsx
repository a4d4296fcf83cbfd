import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { AuditPage } from "#client/features/platform/admin-audit/audit-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/audit")({
  head: () => ({ meta: [{ title: pageTitle("Audit log") }] }),
  component: AuditPage,
});
