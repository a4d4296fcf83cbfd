import { createFileRoute } from "@tanstack/react-router";
import { ourStory } from "#client/features/story/content/our-story.ts";
import { storyHeads } from "#client/features/story/heads.ts";
import { StoryPage } from "#client/features/story/story-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/our-story")({
  head: () => pageHead(storyHeads.ourStory),
  component: OurStoryRoute,
});

function OurStoryRoute() {
  return <StoryPage story={ourStory} />;
}
