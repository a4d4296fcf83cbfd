import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { AuthTestPage } from "#client/features/accounts/auth/auth-test-page.tsx";
import { headUnlessMissing } from "#client/lib/pages/missing-page.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";
import { needsTestPages } from "#client/lib/platform/test-pages.ts";

export const Route = createFileRoute("/(accounts)/auth-test")({
  beforeLoad: needsTestPages,
  loader: ({ context: { api } }) => api.platform.diagnostics.signIns.ensureData(),
  head: headUnlessMissing(() =>
    pageHead({
      title: m.demo,
      description: m.demoText,
      hidden: true,
    }),
  ),
  component: AuthTestPage,
});
