import { boxesTitles as m } from "#messages/boxes/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { BOX_SIZES } from "#shared/boxes/boxes.ts";
import { pageTitle } from "#shared/brand.ts";
import { SubscribePage } from "#client/features/boxes/box-subscribe/subscribe-page.tsx";

export const Route = createFileRoute("/_signed-in/subscribe")({
  head: () => ({ meta: [{ title: pageTitle(m.subscribe) }] }),
  validateSearch: (search): { size?: string } =>
    typeof search["size"] === "string" ? { size: search["size"] } : {},
  component: SubscribeRoute,
});

function SubscribeRoute() {
  const { size } = Route.useSearch();
  return <SubscribePage size={BOX_SIZES.find(({ id }) => id === size)?.id ?? "medium"} />;
}
