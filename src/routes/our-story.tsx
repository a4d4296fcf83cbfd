import { createFileRoute } from "@tanstack/react-router";
import { ourStory } from "#client/features/story/content/our-story.ts";
import { StoryPage } from "#client/features/story/story-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/our-story")({
  head: () => pageHead(ourStory),
  component: OurStoryRoute,
});

function OurStoryRoute() {
  return <StoryPage story={ourStory} />;
}
