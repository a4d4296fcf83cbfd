import { boxesPlan as m } from "#messages/boxes/plan.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { consentTextOf } from "#shared/boxes/box-words.ts";
import type { BoxSizeId } from "#shared/boxes/boxes.ts";
import { cardLabel } from "#shared/payments/cards/saved-cards.ts";
import { AddressFields } from "../box-plan/address-fields.tsx";
import { CardField } from "../box-plan/card-field.tsx";
import { DayFields } from "../box-plan/day-fields.tsx";
import { DietFields } from "../box-plan/diet-fields.tsx";
import { EMPTY_PLAN, type PlanForm, usePlanForm } from "../box-plan/plan-form.ts";
import { PlanSection } from "../box-plan/plan-section.tsx";
import { SizeFields } from "../box-plan/size-fields.tsx";
import { useBoxTerms } from "../box-plan/use-box-terms.ts";
import { usePlanAgain } from "../box-plan/use-plan-again.ts";
import { focusFirst } from "#client/lib/forms/focus-first.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import { Review } from "./review.tsx";
import classes from "./box-subscribe.module.css";

/** The whole form on one page, with price and next charge always visible beside it. */
export function SubscribeForm({ size }: { size: BoxSizeId }) {
  const form = usePlanForm({ ...EMPTY_PLAN, size });
  const terms = useBoxTerms(form);
  const { agreement, submit, agreed, setAgreed, isSending } = useSubscribe(form, terms.data);
  return (
    <form
      className={classes["columns"]}
      noValidate
      onSubmit={form.onSubmit(submit, (errors) => focusFirst(form, errors))}
    >
      <div className={classes["questions"]}>
        <PlanSection title={m.which}>
          <SizeFields form={form} />
        </PlanSection>
        <PlanSection title={m.staysOut}>
          <DietFields form={form} />
        </PlanSection>
        <PlanSection title={m.whereAndWhen}>
          <AddressFields form={form} />
          <DayFields form={form} weekdays={terms.data?.weekdays} />
        </PlanSection>
        <PlanSection title={m.card}>
          <CardField form={form} />
        </PlanSection>
      </div>
      <Review
        plan={form.values}
        terms={terms.data ?? null}
        failure={terms.error ? failureOf(terms.error)?.message : undefined}
        agreement={agreement}
        agreed={agreed}
        onAgree={setAgreed}
        isSending={isSending}
      />
    </form>
  );
}

type Terms = ReturnType<typeof useBoxTerms>["data"];

/** The consent text, and the function that submits it with the plan. */
function useSubscribe(form: PlanForm, terms: Terms) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const planAgain = usePlanAgain();
  const { data: cards } = trpc.payments.cards.list.useQuery();
  const [given, setGiven] = useState<string | null>(null);
  const card = cards?.find(({ id }) => id === form.values.cardId);
  const agreement =
    terms && card ? consentTextOf({ ...form.values, ...terms, card: cardLabel(card) }) : null;
  const subscribe = trpc.boxes.own.subscribe.useMutation({
    meta: { failureTitle: m.notStarted },
    onSuccess: async () => {
      await planAgain();
      notify.success(m.isSetUp, m.copySent);
      await navigate({ to: "/dashboard/customer/boxes" });
    },
    onError: (error) => {
      form.setErrors(refusedFields(error));
      // All of it: an earlier request may have succeeded, and its answer was lost.
      void utils.boxes.own.invalidate();
    },
  });
  // Consent applies to the exact text: if the text changes, consent is requested again.
  const agreed = agreement !== null && given === agreement;
  return {
    agreement,
    agreed,
    setAgreed: (on: boolean) => setGiven(on ? agreement : null),
    isSending: subscribe.isPending,
    submit: (plan: PlanForm["values"]) => {
      if (agreement === null || !agreed) return notify.failure(m.agreeFirst);
      subscribe.mutate({ ...plan, consent: true, consentText: agreement });
    },
  };
}
