import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_signed-in/dashboard/admin/audit")({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_signed-in/dashboard/admin/audit"!</div>;
}
