import { inventoryDrawing as m } from "#messages/inventory/drawing.ts";
import { NativeSelect } from "@mantine/core";
import type { CSSProperties } from "react";
import { INK_NAMES } from "#shared/inventory/print-choice.ts";
import { type InkName, INKS } from "#shared/prints/kit/inks.ts";

import styles from "./print-chooser.module.css";

type InkSelectProps = { label: string; ink: InkName; onInk: (ink: InkName) => void };

const DATA = INK_NAMES.map((name) => ({ value: name, label: m.inks[name] }));

/** Selects one color of a drawing, with its name and a swatch. */
export function InkSelect({ label, ink, onInk }: InkSelectProps) {
  const swatch = { "--ink": INKS[ink][1] } as CSSProperties;
  return (
    <NativeSelect
      label={label}
      value={ink}
      data={DATA}
      leftSection={<span className={styles.swatch} style={swatch} aria-hidden />}
      onChange={({ currentTarget: { value } }) => onInk(value as InkName)}
    />
  );
}
