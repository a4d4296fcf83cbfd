import { createFileRoute } from "@tanstack/react-router";
import { howItWorks } from "#client/features/story/content/how-it-works.ts";
import { howItWorksHead } from "#client/features/story/heads.ts";
import { StoryPage } from "#client/features/story/story-page.tsx";
import { WeekStrip } from "#client/features/story/week-strip.tsx";
import { pageHead } from "#client/lib/page-head.ts";
import { termsIn } from "#client/lib/rates/terms-in.ts";

export const Route = createFileRoute("/how-it-works")({
  loader: ({ context }) => context.api.delivery.options.ensureData(),
  head: ({ match }) => pageHead(howItWorksHead(termsIn(match.context))),
  component: HowItWorksRoute,
});

function HowItWorksRoute() {
  return (
    <StoryPage story={howItWorks}>
      <WeekStrip />
    </StoryPage>
  );
}
