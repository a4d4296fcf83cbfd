import { createFileRoute, redirect } from "@tanstack/react-router";
import { membershipsHeads as m } from "#messages/memberships/heads.ts";
import { RegistrationSuccessPage } from "#client/features/memberships/membership/registration-success-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";
import { failureOf } from "#client/lib/api/trpc.ts";

/** The membership of this browser or account; without one the offer is shown instead. */
export const Route = createFileRoute("/(memberships)/registration-success")({
  loader: ({ context: { api } }) =>
    api.memberships.latest.fetch(undefined, { staleTime: 0 }).catch((error: unknown) => {
      throw failureOf(error)?.code === "not_found" ? redirect({ to: "/reserve" }) : error;
    }),
  head: () =>
    pageHead({
      title: m.welcome,
      description: m.welcomeText,
      hidden: true,
    }),
  component: RegistrationSuccessPage,
});
