import { createFileRoute } from "@tanstack/react-router";
import { ourStory } from "#client/features/platform/story/content/our-story.ts";
import { EachDollar } from "#client/features/platform/story/dollar/each-dollar.tsx";
import { storyHeads } from "#client/features/platform/story/heads.ts";
import { StoryPage } from "#client/features/platform/story/story-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(platform)/our-story")({
  loader: ({ context }) => context.api.analytics.figures.dollar.prefetch(),
  head: () => pageHead(storyHeads.ourStory),
  component: OurStoryRoute,
});

function OurStoryRoute() {
  return (
    <StoryPage story={ourStory}>
      <EachDollar />
    </StoryPage>
  );
}
