import { createFileRoute } from "@tanstack/react-router";
import { howItWorks } from "#client/features/platform/story/content/how-it-works.ts";
import { howItWorksHead } from "#client/features/platform/story/heads.ts";
import { StoryPage } from "#client/features/platform/story/story-page.tsx";
import { WeekStrip } from "#client/features/platform/story/week-strip.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";
import { termsIn } from "#client/lib/checkout/rates/terms-in.ts";

export const Route = createFileRoute("/(platform)/how-it-works")({
  loader: ({ context }) => context.api.checkout.delivery.options.ensureData(),
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
