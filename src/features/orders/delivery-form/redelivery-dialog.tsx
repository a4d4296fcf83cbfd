import { ordersMine as m } from "#messages/orders/mine.ts";
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { firstRedelivery, type OpenDay, redeliveryChoices, type Slot } from "./delivery-choices.ts";
import { SlotForm, type SlotFormProps } from "./slot-form.tsx";

type RedeliveryDialogProps = {
  slot: Slot;
  days: readonly OpenDay[];
  title: string;
  /** Shown instead of the form while every day is full. */
  noDay: string;
  onClose: () => void;
  /** The form, with the slot that it suggests. */
  children: (first: Slot) => ReactNode;
};

/** The dialog in which customers and the team reschedule an order whose delivery failed. */
export function RedeliveryDialog(props: RedeliveryDialogProps) {
  const { slot, days, title, noDay, onClose, children } = props;
  const first = firstRedelivery(slot, days);
  return (
    <OpenModal onClose={onClose} title={title}>
      {first ? children(first) : <Text>{noDay}</Text>}
    </OpenModal>
  );
}

type RedeliveryFormProps<Values extends Slot> = SlotFormProps<Values> & { intro: string };

/** Chooses the day and window of a redelivery to the same address. */
export function RedeliveryForm<Values extends Slot>({
  intro,
  ...rest
}: RedeliveryFormProps<Values>) {
  return (
    <SlotForm
      {...rest}
      intro={<Text>{intro}</Text>}
      choices={redeliveryChoices(rest.slot, rest.days)}
      submit={m.bringAgain}
    />
  );
}
