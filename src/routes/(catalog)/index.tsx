import { createFileRoute } from "@tanstack/react-router";
import { useOwnWeek } from "#client/features/accounts/own-week/own-week-slot.tsx";
import { HomePage } from "#client/features/catalog/home/home-page.tsx";
import { loadHome } from "#client/features/catalog/home/load-home.ts";

export const Route = createFileRoute("/(catalog)/")({
  loader: ({ context }) => loadHome(context.api),
  component: Home,
});

/** With the customer's own week at its top, once they are known. */
function Home() {
  return <HomePage own={useOwnWeek()} />;
}
