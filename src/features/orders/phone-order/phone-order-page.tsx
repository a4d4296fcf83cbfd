import { ordersPhone as m } from "#messages/orders/phone.ts";
import { Button, Checkbox, Text } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { formatUsd } from "#shared/money.ts";
import { BY_PHONE } from "#shared/orders/words/cause-words.ts";
import { PlaceFields } from "#client/lib/accounts/place-fields/place-fields.tsx";
import { failureMessage } from "#client/lib/api/trpc.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import { CallerPicker } from "./caller-picker.tsx";
import { GoodsPicker } from "./goods-picker.tsx";
import { SlotFields, WhoFields } from "./phone-fields.tsx";
import styles from "./phone-order.module.css";
import { PreparedPanel } from "./prepared-panel.tsx";
import { WaitingList } from "./waiting-list.tsx";
import { usePhoneDraft } from "./use-phone-draft.ts";

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
  /** Called when the draft was canceled and a new one begins. */
  onEnd: () => void;
};

function Draft({ draftId, onEnd }: DraftProps) {
  const formId = useId();
  const draft = usePhoneDraft(draftId);
  const { form, caller, prepared } = draft;
  return (
    <div className={styles.columns}>
      <form id={formId} noValidate onSubmit={draft.submit}>
        <fieldset disabled={draft.isLocked} className={styles.cards}>
          <Card title={m.whoCalls}>
            <CallerPicker caller={caller} onCaller={draft.call} />
            <WhoFields form={form} hasAccount={caller !== null} />
          </Card>
          <Card title={m.goods}>
            <GoodsPicker lines={draft.lines} onChange={draft.pick} />
            {draft.lacksGoods ? (
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
              onChange={draft.change}
              onPlaced={draft.placed}
              onCanceled={onEnd}
            />
          ) : (
            <>
              {caller && caller.credit > 0 ? (
                <Checkbox
                  label={m.spendCredit(formatUsd(caller.credit))}
                  checked={draft.useCredit}
                  disabled={draft.isLocked}
                  onChange={(event) => draft.setUseCredit(event.currentTarget.checked)}
                />
              ) : null}
              <Button
                type="submit"
                form={formId}
                size="md"
                fullWidth
                loading={draft.take.isPending}
              >
                {m.priceAndHold}
              </Button>
              {draft.take.isError ? (
                <Text role="alert" c="var(--mantine-color-error)">
                  {failureMessage(draft.take.error)}
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
    <TitledSection title={title} isRegion className={styles.card}>
      <div className={styles.stack}>{children}</div>
    </TitledSection>
  );
}
