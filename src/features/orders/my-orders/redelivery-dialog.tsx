import { ordersMine as m } from "#messages/orders-mine.ts";
import { Button, Stack, Text } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { redeliverySchema } from "#shared/orders/order-change.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { focusFirst } from "#client/lib/focus-first.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { firstRedelivery, redeliveryChoices } from "./delivery-choices.ts";
import type { Redelivery } from "./failed-delivery.tsx";
import { useRedeliver } from "./order-calls.ts";
import type { Order } from "./order-detail-page.tsx";
import { SlotFields } from "./slot-fields.tsx";

type RedeliveryDialogProps = { order: Order; days: Redelivery["days"]; onClose: () => void };

/** Chooses the day and window of a redelivery to the same address. */
export function RedeliveryDialog(props: RedeliveryDialogProps) {
  const first = firstRedelivery(props.order, props.days);
  return (
    <OpenModal onClose={props.onClose} title={m.bringWhen}>
      {first ? <RedeliveryForm {...props} first={first} /> : <Text>{m.noDayOpen}</Text>}
    </OpenModal>
  );
}

type RedeliveryFormProps = RedeliveryDialogProps & { first: Pick<Order, "day" | "window"> };

function RedeliveryForm({ order, days, onClose, first }: RedeliveryFormProps) {
  const form = useForm({
    initialValues: { number: order.number, ...first },
    validate: schemaResolver(redeliverySchema, { sync: true }),
  });
  const redeliver = useRedeliver({
    onDone: ({ isChanged }) => {
      if (isChanged) notify.success(m.willComeAgain, m.detailsEmailed);
      else notify.info(m.nothingNew);
      onClose();
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => void redeliver.run(values),
        (errors) => focusFirst(form, errors),
      )}
    >
      <Stack>
        <Text>{m.sameDoor}</Text>
        <SlotFields
          slot={order}
          choices={redeliveryChoices(order, days)}
          days={days}
          day={form.values.day}
          input={(field) => form.getInputProps(field)}
        />
        <Button type="submit" loading={redeliver.isPending}>
          {m.bringAgain}
        </Button>
      </Stack>
    </form>
  );
}
