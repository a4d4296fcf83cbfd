import { ordersPhone as m } from "#messages/orders-phone.ts";
import { Button, Checkbox, Text, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useId, useState } from "react";
import { formatUsd } from "#shared/money.ts";
import { issueOf } from "#shared/checkout/checkout-issue.ts";
import { BY_PHONE } from "#shared/orders/cause-words.ts";
import { PlaceFields } from "#client/lib/accounts/place-fields/place-fields.tsx";
import { deliveryErrors, refusedFields } from "#client/lib/api/refused-fields.ts";
import { failureMessage, failureOf, trpc } from "#client/lib/api/trpc.ts";
import { focusFirst } from "#client/lib/focus-first.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { type Caller, CallerPicker } from "./caller-picker.tsx";
import { GoodsPicker, type PickedLine } from "./goods-picker.tsx";
import { SlotFields, WhoFields } from "./phone-fields.tsx";
import styles from "./phone-order.module.css";
import { type Prepared, PreparedPanel } from "./prepared-panel.tsx";
import { WaitingList } from "./waiting-list.tsx";
import { usePhoneForm } from "./use-phone-form.ts";

/** Takes an order by phone. It is priced, held, and paid for like any other. */
export function PhoneOrderPage() {
  const [draftId, setDraftId] = useState(() => crypto.randomUUID());
  return (
    <>
      <AreaHeading title={m.title}>{m.lead}</AreaHeading>
      <Draft key={draftId} draftId={draftId} onEnd={() => setDraftId(crypto.randomUUID())} />
      <WaitingList />
    </>
  );
}

type DraftProps = {
  /** Sent with every request: repeating one with the same id changes the existing holds. */
  draftId: string;
  /** Called when the draft was called off and a new one begins. */
  onEnd: () => void;
};

function Draft({ draftId, onEnd }: DraftProps) {
  const navigate = useNavigate();
  const formId = useId();
  const form = usePhoneForm();
  const [caller, setCaller] = useState<Caller | null>(null);
  const [lines, setLines] = useState<PickedLine[]>([]);
  const [useCredit, setUseCredit] = useState(false);
  const [lacksGoods, setLacksGoods] = useState(false);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const placed = (number: string) => {
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
  return (
    <div className={styles.columns}>
      <form id={formId} noValidate onSubmit={submit}>
        <fieldset disabled={prepared !== null} className={styles.cards}>
          <Card title={m.whoCalls}>
            <CallerPicker
              caller={caller}
              onCaller={(chosen) => {
                setCaller(chosen);
                setUseCredit(false);
                form.begin(chosen);
              }}
            />
            <WhoFields form={form} hasAccount={caller !== null} />
          </Card>
          <Card title={m.goods}>
            <GoodsPicker
              lines={lines}
              onChange={(changed) => {
                setLines(changed);
                setLacksGoods(false);
              }}
            />
            {lacksGoods ? (
              <Text role="alert" c="var(--mantine-color-error)">
                {m.pickOne}
              </Text>
            ) : null}
          </Card>
          <Card title={m.whereAndWhen}>
            <PlaceFields withPhone input={(field) => form.getInputProps(field)} />
            <SlotFields form={form} />
          </Card>
        </fieldset>
      </form>
      <div className={styles.aside}>
        <Card title={m.theOrder}>
          {prepared ? (
            <PreparedPanel
              prepared={prepared}
              reason={BY_PHONE}
              onChange={() => setPrepared(null)}
              onPlaced={placed}
              onCalledOff={onEnd}
            />
          ) : (
            <>
              {caller && caller.credit > 0 ? (
                <Checkbox
                  label={m.spendCredit(formatUsd(caller.credit))}
                  checked={useCredit}
                  onChange={(event) => setUseCredit(event.currentTarget.checked)}
                />
              ) : null}
              <Button type="submit" form={formId} size="md" fullWidth loading={take.isPending}>
                {m.priceAndHold}
              </Button>
              {take.isError ? (
                <Text role="alert" c="var(--mantine-color-error)">
                  {failureMessage(take.error)}
                </Text>
              ) : null}
            </>
          )}
        </Card>
      </div>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      <div className={styles.stack}>{children}</div>
    </section>
  );
}
