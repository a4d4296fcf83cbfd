import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { linkSearch } from "#client/lib/pages/secret-link.ts";
import { ChangesPage } from "#client/features/farms/applicant/changes-page.tsx";
import farmerApplicationStyles from "#client/features/farms/farmer-application/farmer-application.css?url";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(farms)/join-as-farmer_/changes")({
  validateSearch: linkSearch,
  head: () => ({
    ...pageHead({
      title: m.yourApplication,
      description: m.changeText,
      hidden: true,
    }),
    links: [{ rel: "stylesheet", href: farmerApplicationStyles, precedence: "route" }],
  }),
  component: Page,
});

function Page() {
  return <ChangesPage {...linkSearch(Route.useSearch())} />;
}
