import { createFileRoute } from "@tanstack/react-router";
import { platformStory as m } from "#messages/platform/stories/story.ts";
import { successStories } from "#client/features/platform/story/content/farms.ts";
import { FarmQuotes } from "#client/features/platform/story/farm-quotes.tsx";
import { storyHeads } from "#client/features/platform/story/heads.ts";
import { StoryPage } from "#client/features/platform/story/story-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(platform)/success-stories")({
  loader: ({ context }) => context.api.catalog.home.ensureData(),
  head: () => pageHead(storyHeads.successStories),
  component: SuccessStoriesRoute,
});

function SuccessStoriesRoute() {
  return (
    <StoryPage story={successStories}>
      <FarmQuotes invitation={m.readAbout} />
    </StoryPage>
  );
}
