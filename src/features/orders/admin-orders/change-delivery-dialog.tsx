import { ordersDesk as m } from "#messages/orders-desk.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { Button, Skeleton, Stack } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { formatUsd } from "#shared/money.ts";
import { staffChangeSchema } from "#shared/orders/order-desk.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { PlaceFields } from "#client/lib/accounts/place-fields/place-fields.tsx";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { focusFirst } from "#client/lib/focus-first.ts";
import { dayChoices } from "../my-orders/delivery-choices.ts";
import { FeeNote, isElsewhere } from "../my-orders/fee-note.tsx";
import { SlotFields } from "../my-orders/slot-fields.tsx";
import { useShownDelivery } from "../my-orders/use-shown-delivery.ts";
import type { Order } from "./order-page.tsx";
import { ReasonField } from "./reason-field.tsx";

type ChangeDialogProps = { order: Order; onDone: () => void; onClose: () => void };
type Day = Outputs["checkout"]["delivery"]["options"]["days"][number];

/** The customer's own form for changing a delivery, plus the team's reason. */
export function ChangeDeliveryDialog(props: ChangeDialogProps) {
  const options = trpc.checkout.delivery.options.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <OpenModal onClose={props.onClose} title={m.changeTheDelivery}>
      {options.isError ? <QueryError query={options} /> : null}
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
  const { shown: seen, takeNewer } = useShownDelivery(form, valuesOf(order));
  const change = trpc.admin.orders.changeDelivery.useMutation({
    meta: { failureTitle: m.deliveryNotChanged },
    onSuccess: ({ back, isChanged }) => {
      const { email } = order;
      const told = back > 0 ? m.goesBackAndEmail(formatUsd(back), email) : m.getsEmail(email);
      if (isChanged) notify.success(m.deliveryChanged, told);
      else notify.info(m.nothingNew);
      onClose();
    },
    onSettled: onDone,
    onError: (error) => {
      form.setErrors(refusedFields(error));
      takeNewer(error);
    },
  });
  const { number: _, reason: __, ...shown } = seen;
  const { zipCode } = form.values;
  const isOther = isElsewhere(order, zipCode);
  const at = { number: order.number, zipCode };
  const terms = trpc.admin.orders.changeTerms.useQuery(at, { enabled: isOther }).data;
  const slot = { day: order.deliveryDay, window: order.deliveryWindow };
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => change.mutate({ ...values, shown }),
        (errors) => focusFirst(form, errors),
      )}
    >
      <Stack>
        <SlotFields
          slot={slot}
          choices={dayChoices(slot, days, isOther ? (terms ?? null) : null)}
          days={days}
          day={form.values.day}
          input={(field) => form.getInputProps(field)}
        />
        <PlaceFields withPhone input={(field) => form.getInputProps(field)} />
        {isOther ? <FeeNote zipCode={zipCode} terms={terms} /> : null}
        <ReasonField input={(field) => form.getInputProps(field)} />
        <Button type="submit" loading={change.isPending}>
          {m.saveChanges}
        </Button>
      </Stack>
    </form>
  );
}

function valuesOf({ number, deliveryDay: day, deliveryWindow: window, delivery }: Order) {
  const { address, city, zipCode, phone = "", specialInstructions = "" } = delivery;
  return { number, day, window, address, city, zipCode, phone, specialInstructions, reason: "" };
}
