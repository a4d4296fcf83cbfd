import "@mantine/core/styles/NumberInput.layer.css";
import { NumberInput, type NumberInputProps } from "@mantine/core";

type TypedNumberProps = Omit<NumberInputProps, "value" | "onChange" | "decimalScale"> & {
  /** Not a number while the field is empty. */
  value: number;
  onChange: (value: number) => void;
  /** Stored units per displayed unit: 100 for dollars and percent. */
  scale?: number;
};

/** A number of the settings. An emptied field is missing its number; it is never zero. */
export function TypedNumber({ value, onChange, scale = 1, ...shown }: TypedNumberProps) {
  return (
    <NumberInput
      min={0}
      {...shown}
      decimalScale={scale === 1 ? 0 : 2}
      fixedDecimalScale={scale !== 1}
      value={Number.isNaN(value) ? "" : value / scale}
      onChange={(typed) => onChange(typed === "" ? Number.NaN : Math.round(Number(typed) * scale))}
    />
  );
}
