import { createFileRoute } from "@tanstack/react-router";
import { subscribersHeads as m } from "#messages/subscribers/heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { Subscribers } from "../../-subscribers.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/subscribers/")({
  head: () => ({ meta: [{ title: pageTitle(m.subscribers) }] }),
  component: Subscribers,
});
