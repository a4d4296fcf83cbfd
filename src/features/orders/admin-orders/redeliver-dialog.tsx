import { ordersDesk as m } from "#messages/orders-desk.ts";
import { Button, Stack, Text } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import type { WindowId } from "#shared/checkout/delivery.ts";
import { staffRedeliverySchema } from "#shared/orders/order-desk.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { focusFirst } from "#client/lib/focus-first.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { firstRedelivery, redeliveryChoices } from "../my-orders/delivery-choices.ts";
import { SlotFields } from "../my-orders/slot-fields.tsx";
import type { Order } from "./order-page.tsx";
import { ReasonField } from "./reason-field.tsx";
import type { Redelivery } from "./redeliver.tsx";

type RedeliverDialogProps = {
  order: Order;
  days: Redelivery["days"];
  onDone: () => void;
  onClose: () => void;
};
type Slot = { day: string; window: WindowId };

/** The customer's own redelivery form, plus the team's reason. */
export function RedeliverDialog(props: RedeliverDialogProps) {
  const { deliveryDay: day, deliveryWindow: window } = props.order;
  const slot = { day, window };
  const first = firstRedelivery(slot, props.days);
  return (
    <OpenModal onClose={props.onClose} title={m.bringWhen}>
      {first ? <RedeliverForm {...props} slot={slot} first={first} /> : <Text>{m.noDayOpen}</Text>}
    </OpenModal>
  );
}

type RedeliverFormProps = RedeliverDialogProps & { slot: Slot; first: Slot };

function RedeliverForm({ order, days, onDone, onClose, slot, first }: RedeliverFormProps) {
  const form = useForm({
    initialValues: { number: order.number, ...first, reason: "" },
    validate: schemaResolver(staffRedeliverySchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const redeliver = trpc.admin.orders.redeliver.useMutation({
    meta: { failureTitle: m.notArranged },
    onSuccess: ({ isChanged }) => {
      if (isChanged) notify.success(m.isArranged, m.getsEmail(order.email));
      else notify.info(m.nothingNew);
      onClose();
    },
    onSettled: onDone,
    onError: (error) => form.setErrors(refusedFields(error)),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => redeliver.mutate(values),
        (errors) => focusFirst(form, errors),
      )}
    >
      <Stack>
        <Text>{m.sameDoor}</Text>
        <SlotFields
          slot={slot}
          choices={redeliveryChoices(slot, days)}
          days={days}
          day={form.values.day}
          input={(field) => form.getInputProps(field)}
        />
        <ReasonField input={(field) => form.getInputProps(field)} />
        <Button type="submit" loading={redeliver.isPending}>
          {m.bringAgain}
        </Button>
      </Stack>
    </form>
  );
}
