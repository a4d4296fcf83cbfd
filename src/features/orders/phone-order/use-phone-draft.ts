import { ordersPhone as m } from "#messages/orders/phone.ts";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { issueOf } from "#shared/checkout/checkout-issue.ts";
import { deliveryErrors, refusedFields } from "#client/lib/api/refused-fields.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import { focusFirst } from "#client/lib/forms/focus-first.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import type { Caller } from "./caller-picker.tsx";
import type { PickedLine } from "./goods-picker.tsx";
import { usePhoneForm } from "./use-phone-form.ts";
import type { Prepared } from "./use-settling.ts";

/**
 * An order being taken by phone, until it is placed. `draftId` is sent with every request: repeating one with the same
 * id changes the existing holds.
 */
export function usePhoneDraft(draftId: string) {
  const navigate = useNavigate();
  const form = usePhoneForm();
  const [caller, setCaller] = useState<Caller | null>(null);
  const [lines, setLines] = useState<PickedLine[]>([]);
  const [useCredit, setUseCredit] = useState(false);
  const [lacksGoods, setLacksGoods] = useState(false);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const isPlaced = useRef(false);
  const placed = (number: string) => {
    isPlaced.current = true;
    notify.success(m.isPlaced, m.isPaid(number));
    void navigate({ to: "/dashboard/admin/orders/$number", params: { number } });
  };
  const take = trpc.admin.phoneOrders.take.useMutation({
    meta: { failureTitle: m.notPutTogether },
    onSuccess: setPrepared,
    onError: (error) => {
      form.setErrors(deliveryErrors(refusedFields(error)));
      // Its payment link was paid while the draft was being changed.
      const issue = issueOf(failureOf(error), "");
      if (issue.kind === "paid" && issue.orderNumber) placed(issue.orderNumber);
    },
  });
  const submit = form.onSubmit(
    (values) => {
      setLacksGoods(lines.length === 0);
      if (lines.length === 0) return;
      take.mutate({
        draftId,
        customerId: caller?.id ?? null,
        delivery: { ...values, deliveryDate: form.day || undefined },
        items: lines.map(({ id, quantity }) => ({ id, quantity })),
        useCredit,
      });
    },
    (errors) => focusFirst(form, errors),
  );
  const { isError } = take;
  // Only then are the fields enabled again.
  const leadToError = useEffectEvent(() => focusFirst(form, form.errors));
  useEffect(() => {
    if (isError) leadToError();
  }, [isError]);
  // A priced order is held, and waits in the list below.
  const isTyped = () =>
    !isPlaced.current && prepared === null && (lines.length > 0 || form.isDirty());
  useTypedGuard({ isTyped }, () => {});
  return {
    form,
    caller,
    /** Fills the form with the caller's known details. */
    call(chosen: Caller | null) {
      setCaller(chosen);
      setUseCredit(false);
      form.begin(chosen);
    },
    lines,
    pick(changed: PickedLine[]) {
      setLines(changed);
      setLacksGoods(false);
    },
    /** Whether it was submitted without goods. */
    lacksGoods,
    useCredit,
    setUseCredit,
    take,
    submit,
    /** The priced order, whose goods are held; null before. */
    prepared,
    /** Whether its contents stay as they were sent, so that what is shown is what gets priced and held. */
    isLocked: prepared !== null || take.isPending,
    change: () => setPrepared(null),
    placed,
  };
}
