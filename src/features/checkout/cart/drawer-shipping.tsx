import { Button, Text } from "@mantine/core";
import { Fragment, useState } from "react";
import { flushSync } from "react-dom";
import { checkoutCart as m } from "#messages/checkout/cart.ts";
import { DRAWER_REQUIRED, fieldWord, missingFields } from "#shared/checkout/checkout-fields.ts";
import type { CheckoutForm } from "#client/lib/checkout/flow/fields/checkout-form.ts";
import { CreditBox } from "#client/lib/checkout/flow/fields/credit-box.tsx";
import { PromotionField } from "#client/lib/checkout/flow/fields/promotion-field.tsx";
import {
  AddressFields,
  EmailField,
  InstructionsField,
  KeepAddress,
  NameFields,
  PhoneField,
} from "#client/lib/checkout/flow/fields/delivery-fields.tsx";
import { TotalLine } from "#client/lib/checkout/flow/totals/total-line.tsx";
import type { Checkout } from "#client/lib/checkout/flow/use-checkout.ts";
import { WindowFields } from "#client/lib/checkout/flow/fields/window-fields.tsx";
import classes from "./cart.module.css";
import { DrawerFoot } from "./drawer-foot.tsx";
import { StepProgress } from "./step-progress.tsx";

type DrawerShippingProps = { checkout: Checkout; onSubmit: () => void };

/**
 * The drawer's second step. Its button is disabled until five fields are filled in (spec section 5); the missing
 * ones are named.
 */
export function DrawerShipping({ checkout, onSubmit }: DrawerShippingProps) {
  const { form, credit, promotion, due, addressKeeping, bill } = checkout;
  const missing = missingFields(form.values, DRAWER_REQUIRED);
  return (
    <>
      <form
        className={classes["scroll"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (missing.length === 0) onSubmit();
        }}
      >
        <StepProgress step="checkout" />
        <EmailField form={form} />
        <NameFields form={form} required />
        <AddressFields form={form} />
        <KeepAddress form={form} keeping={addressKeeping} />
        <WindowFields form={form} />
        <MoreFields form={form} />
        <PromotionField promotion={promotion} totals={due} />
        <CreditBox credit={credit} totals={due} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
      <DrawerFoot
        action={m.toPayment}
        onAction={onSubmit}
        disabled={missing.length > 0}
        describedBy="drawer-missing"
      >
        <TotalLine totals={bill.totals} isFeeKnown={bill.isFeeKnown} />
        <MissingFields form={form} missing={missing} />
      </DrawerFoot>
    </>
  );
}

/** Rarely needed fields are collapsed: eight are enough for an order. */
function MoreFields({ form }: { form: CheckoutForm }) {
  const { phone, specialInstructions } = form.values;
  const [open, setOpen] = useState(phone !== "" || specialInstructions !== "");
  const unfold = () => {
    flushSync(() => setOpen(true));
    form.getInputNode("phone")?.focus();
  };
  if (!open) {
    return (
      <Button variant="subtle" mr="auto" onClick={unfold}>
        {m.addMoreFields}
      </Button>
    );
  }
  return (
    <>
      <PhoneField form={form} />
      <InstructionsField form={form} />
    </>
  );
}

type MissingFieldsProps = { form: CheckoutForm; missing: (typeof DRAWER_REQUIRED)[number][] };

/** Why the button is disabled: the missing fields, each linked to its input. */
function MissingFields({ form, missing }: MissingFieldsProps) {
  if (missing.length === 0) return null;
  return (
    <Text size="sm" id="drawer-missing">
      {m.stillNeeded(missing.length)}
      {missing.map((name, index) => (
        <Fragment key={name}>
          {/* The comma stays on the line of its word. */}
          <span className={classes["word"]}>
            <button
              type="button"
              className={classes["link"]}
              onClick={() => form.getInputNode(name)?.focus()}
            >
              {fieldWord(name)}
            </button>
            {index < missing.length - 1 ? "," : ""}
          </span>{" "}
        </Fragment>
      ))}
    </Text>
  );
}
