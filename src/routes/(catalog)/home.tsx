import { createFileRoute } from "@tanstack/react-router";
import { useOwnWeek } from "#client/features/accounts/own-week/own-week-slot.tsx";
import { loadWeekOwner } from "#client/features/accounts/own-week/week-owner.ts";
import { HomePage } from "#client/features/catalog/home/home-page.tsx";
import { loadHome } from "#client/features/catalog/home/load-home.ts";

/** The home page at its alternate path (spec section 2). */
export const Route = createFileRoute("/(catalog)/home")({
  loader: async ({ context }) => {
    const [owner] = await Promise.all([loadWeekOwner(context), loadHome(context.api)]);
    return owner;
  },
  component: Home,
});

/** Shows the customer's own week at the top. */
function Home() {
  return <HomePage own={useOwnWeek(Route.useLoaderData())} />;
}
