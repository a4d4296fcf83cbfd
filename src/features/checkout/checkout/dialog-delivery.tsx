import { Button, Stack } from "@mantine/core";
import { checkoutPage as m } from "#messages/checkout/page.ts";
import { CreditBox } from "#client/lib/checkout/flow/fields/credit-box.tsx";
import { PromotionField } from "#client/lib/checkout/flow/fields/promotion-field.tsx";
import {
  AddressFields,
  EmailField,
  InstructionsField,
  KeepAddress,
  PhoneField,
} from "#client/lib/checkout/flow/fields/delivery-fields.tsx";
import { IssuePanel } from "#client/lib/checkout/flow/totals/issue-panel.tsx";
import { MoneyRows } from "#client/lib/checkout/flow/totals/money-rows.tsx";
import { WindowFields } from "#client/lib/checkout/flow/fields/window-fields.tsx";
import classes from "./checkout.module.css";
import type { DialogState } from "./use-dialog.ts";

/** The dialog's first step. All fields except phone and instructions are required (spec section 5). */
export function DialogDelivery({ dialog }: { dialog: DialogState }) {
  const { form, payment, credit, promotion, due, addressKeeping, bill, accept } = dialog.checkout;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        dialog.submit();
      }}
    >
      <Stack>
        <fieldset className={classes["fields"]} disabled={payment.isPending}>
          <Stack>
            <EmailField form={form} />
            <AddressFields form={form} />
            <KeepAddress form={form} keeping={addressKeeping} />
            <WindowFields form={form} />
            <PhoneField form={form} />
            <InstructionsField form={form} />
            <PromotionField promotion={promotion} totals={due} />
            <CreditBox credit={credit} totals={due} />
          </Stack>
        </fieldset>
        <MoneyRows {...bill} />
        {payment.issue ? (
          <IssuePanel
            issue={payment.issue}
            busy={dialog.checkout.isAnswering}
            onAccept={accept}
            onAdjust={payment.clear}
          />
        ) : (
          <Button type="submit" size="lg" fullWidth loading={payment.isPending}>
            {m.toPaymentInDialog}
          </Button>
        )}
      </Stack>
    </form>
  );
}
