import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { Button, NativeSelect, Skeleton, Stack, Text } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { cheaperWords, dearerWords } from "#shared/orders/fee-change.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { changeTermsSchema, deliveryChangeSchema } from "#shared/orders/order-change.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { PlaceFields } from "#client/lib/accounts/place-fields/place-fields.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useChangeDelivery, useTermsAt } from "./order-calls.ts";
import { dayChoices, windowChoices } from "./delivery-choices.ts";
import type { Order } from "./order-detail-page.tsx";

type ChangeDialogProps = { order: Order; onClose: () => void };
type Day = Outputs["checkout"]["delivery"]["options"]["days"][number];

/** Another day, window, address or instructions for an order. */
export function ChangeDialog(props: ChangeDialogProps) {
  const options = trpc.checkout.delivery.options.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <OpenModal
      onClose={props.onClose}
      title="Change the delivery"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {options.data ? (
        <ChangeForm {...props} days={options.data.days} />
      ) : (
        <Skeleton h={360} aria-busy="true" />
      )}
    </OpenModal>
  );
}

function ChangeForm({ order, onClose, days }: ChangeDialogProps & { days: readonly Day[] }) {
  const form = useForm({
    initialValues: valuesOf(order),
    validate: schemaResolver(deliveryChangeSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const change = useChangeDelivery({
    onDone: ({ back }) => {
      notify.success(
        "Your delivery is changed",
        back > 0
          ? `${formatUsd(back)} goes back the way you paid. We have sent you an email about it.`
          : "We have sent you an email about it.",
      );
      onClose();
    },
    onRefused: (errors) => form.setErrors(errors),
  });
  const terms = useChangeTerms(order, form.values.zipCode);
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void change.run(values))}>
      <Stack>
        <NativeSelect
          label="Delivery day"
          data={dayChoices(order, days, terms)}
          {...form.getInputProps("day")}
        />
        <NativeSelect
          label="Window"
          data={windowChoices(order, days, form.values.day)}
          {...form.getInputProps("window")}
        />
        <PlaceFields withPhone input={(field) => form.getInputProps(field)} />
        <FeeNote zipCode={form.values.zipCode} terms={terms} />
        <Button type="submit" loading={change.isPending}>
          Save the changes
        </Button>
      </Stack>
    </form>
  );
}

function valuesOf({ number, day, window, delivery }: Order) {
  const { address, city, zipCode, phone = "", specialInstructions = "" } = delivery;
  return { number, day, window, address, city, zipCode, phone, specialInstructions };
}

type Terms = Outputs["orders"]["changeTerms"];

/** What another zip means; null while it is the order's own, not whole, or not known yet. */
function useChangeTerms({ number, delivery }: Order, zipCode: string): Terms | null {
  const isOther =
    zipCode !== delivery.zipCode && changeTermsSchema.shape.zipCode.safeParse(zipCode).success;
  const terms = useTermsAt({ number, zipCode }, isOther);
  return isOther ? (terms ?? null) : null;
}

/** What happens to the fee, before it is saved. */
function FeeNote({ zipCode, terms }: { zipCode: string; terms: Terms | null }) {
  if (!terms?.served || terms.difference === 0) return null;
  const { difference } = terms;
  return (
    <Text role="status">
      {difference > 0
        ? dearerWords(zipCode, cents(difference))
        : cheaperWords(zipCode, cents(-difference))}
    </Text>
  );
}
