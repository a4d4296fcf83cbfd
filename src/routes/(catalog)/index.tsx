import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "#client/features/catalog/home/home-page.tsx";
import { loadHome } from "#client/features/catalog/home/load-home.ts";

export const Route = createFileRoute("/(catalog)/")({
  loader: ({ context }) => loadHome(context.api),
  component: HomePage,
});
