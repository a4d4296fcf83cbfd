import { Button, Stack, Text } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { checkoutPage as m } from "#messages/checkout/page.ts";
import { addressLine } from "#shared/checkout/checkout-fields.ts";
import { capital } from "#shared/capital.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { PaymentSection } from "#client/lib/checkout/flow/payment/form/payment-section.tsx";
import { TotalLine } from "#client/lib/checkout/flow/totals/total-line.tsx";
import type { DialogState } from "./use-dialog.ts";

/** The dialog's second step, with a back button and the address as we understood it. */
export function DialogPayment({ dialog }: { dialog: DialogState }) {
  const { form, payment, busy } = dialog.checkout;
  const { intent } = payment;
  if (!intent) return null;
  return (
    <Stack>
      <Button
        variant="subtle"
        mr="auto"
        px="xs"
        leftSection={<IconArrowLeft size={18} />}
        disabled={busy}
        onClick={dialog.back}
      >
        {m.backToDelivery}
      </Button>
      <div>
        <Text fw={600}>{capital(formatSlot(intent.day, intent.window))}</Text>
        <Text c="dimmed">{addressLine(form.values)}</Text>
      </div>
      <TotalLine totals={intent.totals} />
      <PaymentSection
        checkout={dialog.checkout}
        returnPath={dialog.returnPath}
        onAdjust={dialog.back}
      />
    </Stack>
  );
}
