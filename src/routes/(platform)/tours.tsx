import { createFileRoute } from "@tanstack/react-router";
import { platformStory as m } from "#messages/platform/stories/story.ts";
import { ComingVisits } from "#client/features/farms/visits/coming-visits.tsx";
import { tours } from "#client/features/platform/story/content/farms.ts";
import { FarmQuotes } from "#client/features/platform/story/farm-quotes.tsx";
import { storyHeads } from "#client/features/platform/story/heads.ts";
import { StoryPage } from "#client/features/platform/story/story-page.tsx";
import { byCursor } from "#client/lib/api/by-cursor.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(platform)/tours")({
  loader: ({ context: { api } }) =>
    Promise.all([
      api.catalog.home.ensureData(),
      api.farms.visits.fetchInfinite({}, { ...byCursor, pages: 1 }),
    ]),
  head: () => pageHead(storyHeads.tours),
  component: ToursRoute,
});

function ToursRoute() {
  return (
    <StoryPage story={tours}>
      <ComingVisits />
      <FarmQuotes title={m.fromHome} invitation={m.walkThrough} />
    </StoryPage>
  );
}
