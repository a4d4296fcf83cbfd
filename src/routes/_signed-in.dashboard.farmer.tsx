import { createFileRoute } from "@tanstack/react-router";
import { areaGuard } from "#client/features/auth/guards.ts";

export const Route = createFileRoute("/_signed-in/dashboard/farmer")({
  beforeLoad: areaGuard("farmer"),
});
