import { Button, Stack, Text } from "@mantine/core";
import { checkoutPage as m } from "#messages/checkout/page.ts";
import { addressLine } from "#shared/checkout/checkout-fields.ts";
import { capital } from "#shared/capital.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { limits } from "#shared/platform/limits.ts";
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
import { PaymentSection } from "#client/lib/checkout/flow/payment/form/payment-section.tsx";
import { WindowFields } from "#client/lib/checkout/flow/fields/window-fields.tsx";
import { CheckoutCard } from "./checkout-card.tsx";
import classes from "./checkout.module.css";
import type { CheckoutPageState } from "./use-checkout-page.ts";

/** The three sections: one is open, the ones before it are summaries that can be edited. */
export function CheckoutSections({ page }: { page: CheckoutPageState }) {
  const { form } = page.checkout;
  const { email, firstName, lastName, phone } = form.values;
  return (
    <div className={classes["sections"]}>
      <CheckoutCard
        number={1}
        title={m.sections.contact}
        section="contact"
        page={page}
        summary={[`${firstName} ${lastName}`.trim(), email, phone].filter(Boolean)}
      >
        <ContactForm page={page} />
      </CheckoutCard>
      <CheckoutCard
        number={2}
        title={m.sections.delivery}
        section="delivery"
        page={page}
        summary={deliverySummary(page)}
      >
        <DeliveryForm page={page} />
      </CheckoutCard>
      <CheckoutCard
        number={3}
        title={m.sections.payment}
        section="payment"
        page={page}
        summary={[]}
      >
        <PaymentSection
          checkout={page.checkout}
          returnPath="/order-confirmation"
          onAdjust={() => page.edit("delivery")}
        />
      </CheckoutCard>
    </div>
  );
}

function deliverySummary({ checkout }: CheckoutPageState): string[] {
  const { form, payment } = checkout;
  const slot = payment.intent ? capital(formatSlot(payment.intent.day, payment.intent.window)) : "";
  return [addressLine(form.values), slot, form.values.specialInstructions].filter(Boolean);
}

function ContactForm({ page }: { page: CheckoutPageState }) {
  const { form } = page.checkout;
  return (
    <SectionForm action={m.toDelivery} onSubmit={page.finishContact}>
      <EmailField form={form} />
      <NameFields form={form} required />
      <PhoneField form={form} />
    </SectionForm>
  );
}

function DeliveryForm({ page }: { page: CheckoutPageState }) {
  const { form, credit, promotion, due, addressKeeping, payment } = page.checkout;
  return (
    <SectionForm action={m.toPayment} isPending={payment.isPending} onSubmit={page.finishDelivery}>
      <AddressFields form={form} />
      <KeepAddress form={form} keeping={addressKeeping} />
      <WindowFields form={form} />
      <InstructionsField form={form} />
      <PromotionField promotion={promotion} totals={due} />
      <CreditBox credit={credit} totals={due} />
      <Text size="sm" c="dimmed">
        {m.held(limits.holdMinutes, limits.holdMinutesUndisturbed)}
      </Text>
    </SectionForm>
  );
}

type SectionFormProps = {
  action: string;
  isPending?: boolean;
  onSubmit: () => void;
  children: React.ReactNode;
};

function SectionForm({ action, isPending = false, onSubmit, children }: SectionFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack>
        {children}
        <Button type="submit" size="lg" loading={isPending}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
