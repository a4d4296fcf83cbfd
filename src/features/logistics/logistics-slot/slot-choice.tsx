import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { logisticsSlot as m } from "#messages/logistics/slot.ts";
import { DELIVERY_WINDOWS, type WindowId } from "#shared/checkout/delivery.ts";
import { isDay } from "#shared/time.ts";
import { ChoiceSelect } from "#client/ui/fields/choice-select.tsx";
import styles from "./slot-choice.module.css";

export type Slot = { day: string; window: WindowId };

type DayChoiceProps = { day: string; onChoose: (day: string) => void; children?: ReactNode };

/** Selects the day that the page shows. */
export function DayChoice({ day, onChoose, children }: DayChoiceProps) {
  return (
    <div className={styles["choice"]}>
      <TextInput
        type="date"
        label={m.day}
        value={day}
        onChange={({ currentTarget: { value } }) => {
          if (isDay(value)) onChoose(value);
        }}
      />
      {children}
    </div>
  );
}

type SlotChoiceProps = Slot & { onChoose: (slot: Slot) => void; children?: ReactNode };

/** Selects the day and window that the page shows. */
export function SlotChoice({ day, window, onChoose, children }: SlotChoiceProps) {
  return (
    <DayChoice day={day} onChoose={(chosen) => onChoose({ day: chosen, window })}>
      <ChoiceSelect
        label={m.window}
        name="window"
        value={window}
        options={DELIVERY_WINDOWS.map(({ id, label }) => ({ id, label }))}
        onChoose={(id) => onChoose({ day, window: id })}
      />
      {children}
    </DayChoice>
  );
}
