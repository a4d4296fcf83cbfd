import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { z } from "zod";
import { membershipsFounding as m } from "#messages/memberships/founding.ts";
import { type CampaignSearch, sourceOf } from "#shared/subscribers/campaign.ts";
import { reserveSchema } from "#shared/memberships/membership.ts";
import { spec } from "#messages/spec.ts";
import { useTriedPayment } from "#client/lib/checkout/flow/payment/tried/use-tried-payment.ts";
import { useSession } from "#client/lib/session/session.ts";
import { failureOf, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";

const fields = reserveSchema.pick({ firstName: true, email: true, zipCode: true });
const plainSchema = fields.extend({ accept: z.boolean() });
const consentSchema = fields.extend({
  accept: z.literal(true, { error: () => m.agreeFirst }),
});

type Payment = Outputs["memberships"]["reserve"] & { email: string };

type ReserveOptions = {
  search: CampaignSearch;
  /** Whether the terms must be accepted first. */
  consent: boolean;
  /** All places have been taken in the meantime. */
  onSoldOut: () => void;
};

/** Reserves a founding place: contact details, payment, then the confirmation page. */
export function useReserve({ search, consent, onSoldOut }: ReserveOptions) {
  const router = useRouter();
  const { user } = useSession();
  const before = useTriedPayment();
  const [payment, setPayment] = useState<Payment | null>(null);
  const { form, field, onSubmit, refuse } = useShortForm(consent ? consentSchema : plainSchema, {
    firstName: before?.payer.firstName ?? user?.firstName ?? "",
    email: before?.payer.email ?? user?.email ?? "",
    zipCode: before?.zipCode ?? user?.zipCode ?? (search.zip ? String(search.zip) : ""),
    accept: false,
  });
  const reserve = trpc.memberships.reserve.useMutation({
    meta: { failureTitle: spec.errorTitle, fallback: spec.tryLaterSentence },
    onError: (error) => {
      if (failureOf(error)?.code === "out_of_stock") onSoldOut();
      else refuse(error);
    },
    onSuccess: (held, { email }) => setPayment({ ...held, email }),
  });
  const source = sourceOf(search);
  const submit = onSubmit(({ firstName, email, zipCode }) =>
    reserve.mutate({
      firstName,
      email,
      zipCode,
      ...(search.ref ? { referral: String(search.ref) } : {}),
      ...(source ? { source } : {}),
    }),
  );
  return {
    form,
    field,
    submit,
    isPending: reserve.isPending,
    payment,
    change: () => setPayment(null),
    celebrate: () => void router.navigate({ to: "/registration-success" }),
  };
}
