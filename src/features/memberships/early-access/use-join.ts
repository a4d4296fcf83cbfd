import { useRouter } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { type CampaignSearch, sourceOf } from "#shared/subscribers/campaign.ts";
import { joinSchema, type Variant } from "#shared/memberships/membership.ts";
import { spec } from "#messages/spec.ts";
import { saveZip } from "#client/lib/checkout/delivery-zip/zip-store.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { trapOf } from "#client/ui/fields/trap-of.ts";

const fieldsSchema = joinSchema.pick({ zipCode: true, email: true });

/** Joins the line. New members see their place; an address already in line receives it only by email. */
export function useJoin(variant: Variant, search: CampaignSearch) {
  const router = useRouter();
  const { field, onSubmit, refuse } = useShortForm(fieldsSchema, {
    zipCode: search.zip ? String(search.zip) : "",
    email: "",
  });
  const join = trpc.memberships.earlyAccess.join.useMutation({
    meta: { failureTitle: spec.somethingWrong, fallback: spec.tryLaterSentence },
    onError: refuse,
    onSuccess: async (opened, { zipCode }) => {
      saveZip(zipCode);
      await router.navigate({
        to: "/early-access-confirmation",
        search: opened ?? { joined: true },
      });
    },
  });
  const source = sourceOf(search);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const website = trapOf(event);
    onSubmit((values) =>
      join.mutate({
        ...values,
        variant,
        ...(search.ref ? { referral: String(search.ref) } : {}),
        ...(source ? { source } : {}),
        website,
      }),
    )(event);
  };
  return { field, submit, isPending: join.isPending };
}
