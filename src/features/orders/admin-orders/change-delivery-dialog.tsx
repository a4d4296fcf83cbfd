import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { Button, NativeSelect, Skeleton, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { formatUsd } from "#shared/money.ts";
import { staffChangeSchema } from "#shared/orders/order-desk.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { PlaceFields } from "#client/lib/accounts/place-fields/place-fields.tsx";
import { failureMessage, failureOf, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { dayChoices, windowChoices } from "../my-orders/delivery-choices.ts";
import { FeeNote, isElsewhere } from "../my-orders/fee-note.tsx";
import type { Order } from "./order-page.tsx";

type ChangeDialogProps = { order: Order; onDone: () => void; onClose: () => void };
type Day = Outputs["checkout"]["delivery"]["options"]["days"][number];

/** The change that the customer could make, made by the team, with why. */
export function ChangeDeliveryDialog(props: ChangeDialogProps) {
  const options = trpc.checkout.delivery.options.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <OpenModal onClose={props.onClose} title="Change the delivery">
      {options.isError ? (
        <ErrorPanel
          message={failureMessage(options.error)}
          onRetry={() => void options.refetch()}
        />
      ) : null}
      {options.data ? <ChangeForm {...props} days={options.data.days} /> : null}
      {options.isPending ? <Skeleton h={420} aria-busy="true" /> : null}
    </OpenModal>
  );
}

function ChangeForm({
  order,
  onDone,
  onClose,
  days,
}: ChangeDialogProps & { days: readonly Day[] }) {
  const form = useForm({
    initialValues: valuesOf(order),
    validate: schemaResolver(staffChangeSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const change = trpc.admin.orders.changeDelivery.useMutation({
    meta: { failureTitle: "The delivery was not changed" },
    onSuccess: ({ back }) => {
      const sent = `${order.email} gets an email about it.`;
      notify.success(
        "The delivery is changed",
        back > 0 ? `${formatUsd(back)} goes back. ${sent}` : sent,
      );
      onDone();
      onClose();
    },
    onError: (error) => form.setErrors(failureOf(error)?.fieldErrors ?? {}),
  });
  const { zipCode } = form.values;
  const isOther = isElsewhere(order, zipCode);
  const at = { number: order.number, zipCode };
  const terms = trpc.admin.orders.changeTerms.useQuery(at, { enabled: isOther }).data;
  const slot = { day: order.deliveryDay, window: order.deliveryWindow };
  return (
    <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <Stack>
        <NativeSelect
          label="Delivery day"
          data={dayChoices(slot, days, isOther ? (terms ?? null) : null)}
          {...form.getInputProps("day")}
        />
        <NativeSelect
          label="Window"
          data={windowChoices(slot, days, form.values.day)}
          {...form.getInputProps("window")}
        />
        <PlaceFields withPhone input={(field) => form.getInputProps(field)} />
        {isOther ? <FeeNote zipCode={zipCode} terms={terms} /> : null}
        <TextInput
          label="Reason"
          description="Recorded in the audit log"
          maxLength={300}
          withAsterisk
          {...form.getInputProps("reason")}
        />
        <Button type="submit" loading={change.isPending}>
          Save the changes
        </Button>
      </Stack>
    </form>
  );
}

function valuesOf({ number, deliveryDay: day, deliveryWindow: window, delivery }: Order) {
  const { address, city, zipCode, phone = "", specialInstructions = "" } = delivery;
  return { number, day, window, address, city, zipCode, phone, specialInstructions, reason: "" };
}
