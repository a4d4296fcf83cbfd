import { createFileRoute } from "@tanstack/react-router";
import { sustainability } from "#client/features/story/content/impact.ts";
import { StoryPage } from "#client/features/story/story-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/sustainability")({
  head: () => pageHead(sustainability),
  component: SustainabilityRoute,
});

function SustainabilityRoute() {
  return <StoryPage story={sustainability} />;
}
