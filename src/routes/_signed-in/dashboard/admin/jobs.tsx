import { createFileRoute } from "@tanstack/react-router";
import { platformJobs as m } from "#messages/platform/operations/jobs.ts";
import { pageTitle } from "#shared/brand.ts";
import { JobsPage } from "#client/features/platform/admin-jobs/jobs-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/jobs")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: JobsPage,
});
