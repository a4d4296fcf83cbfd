import { createFileRoute } from "@tanstack/react-router";
import { impact } from "#client/features/platform/story/content/impact.ts";
import { MarketFigures } from "#client/features/platform/story/figures.tsx";
import { storyHeads } from "#client/features/platform/story/heads.ts";
import { Quarters } from "#client/features/platform/story/quarters/quarters.tsx";
import { StoryPage } from "#client/features/platform/story/story-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(platform)/impact")({
  loader: ({ context: { api } }) =>
    Promise.all([
      api.analytics.figures.market.ensureData(),
      api.analytics.figures.quarters.prefetch(),
    ]),
  head: () => pageHead(storyHeads.impact),
  component: ImpactRoute,
});

function ImpactRoute() {
  return (
    <StoryPage story={impact}>
      <MarketFigures />
      <Quarters />
    </StoryPage>
  );
}
