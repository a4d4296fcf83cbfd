import { ordersMine as m } from "#messages/orders-mine.ts";
import { NativeSelect } from "@mantine/core";
import { type OpenDay, type Slot, windowChoices } from "./delivery-choices.ts";

type SlotFieldsProps = {
  /** When the order comes now. */
  slot: Slot;
  /** The days that can be chosen, in words. */
  choices: { value: string; label: string; disabled: boolean }[];
  /** The same with the places in their windows. */
  days: readonly OpenDay[];
  /** The day that is chosen. */
  day: string;
  input: (field: "day" | "window") => object;
};

/** On which day and in which window an order comes from now on. */
export function SlotFields({ slot, choices, days, day, input }: SlotFieldsProps) {
  return (
    <>
      <NativeSelect label={m.deliveryDay} data={choices} {...input("day")} />
      <NativeSelect label={m.window} data={windowChoices(slot, days, day)} {...input("window")} />
    </>
  );
}
