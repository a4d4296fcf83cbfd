import { ordersMine as m } from "#messages/orders/mine.ts";
import { NativeSelect } from "@mantine/core";
import { type OpenDay, type Slot, windowChoices } from "./delivery-choices.ts";

type SlotFieldsProps = {
  /** The order's current slot. */
  slot: Slot;
  /** The options of the day field. */
  choices: { value: string; label: string; disabled: boolean }[];
  /** The days that can be chosen, with the remaining capacity of their windows. */
  days: readonly OpenDay[];
  /** The selected day. */
  day: string;
  input: (field: "day" | "window") => object;
};

/** The fields for an order's new day and window. */
export function SlotFields({ slot, choices, days, day, input }: SlotFieldsProps) {
  return (
    <>
      <NativeSelect label={m.deliveryDay} data={choices} {...input("day")} />
      <NativeSelect label={m.window} data={windowChoices(slot, days, day)} {...input("window")} />
    </>
  );
}
