import { createFileRoute } from "@tanstack/react-router";
import { laRoute } from "#client/features/platform/story/content/farms.ts";
import { StopsToday } from "#client/features/platform/story/stops-today.tsx";
import { storyHeads } from "#client/features/platform/story/heads.ts";
import { StoryPage } from "#client/features/platform/story/story-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(platform)/la-route")({
  loader: ({ context }) => context.api.analytics.figures.stopsToday.ensureData(),
  head: () => pageHead(storyHeads.laRoute),
  component: LaRouteRoute,
});

function LaRouteRoute() {
  return (
    <StoryPage story={laRoute}>
      <StopsToday />
    </StoryPage>
  );
}
