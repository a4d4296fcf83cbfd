import { createFileRoute } from "@tanstack/react-router";
import { sustainability } from "#client/features/platform/story/content/impact.ts";
import { storyHeads } from "#client/features/platform/story/heads.ts";
import { StoryPage } from "#client/features/platform/story/story-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(platform)/sustainability")({
  head: () => pageHead(storyHeads.sustainability),
  component: SustainabilityRoute,
});

function SustainabilityRoute() {
  return <StoryPage story={sustainability} />;
}
