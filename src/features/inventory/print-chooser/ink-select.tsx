import { ColorSwatch, NativeSelect } from "@mantine/core";
import { INK_NAMES } from "#shared/inventory/print-choice.ts";
import { type InkName, INKS } from "#shared/prints/kit/inks.ts";

type InkSelectProps = { label: string; ink: InkName; onInk: (ink: InkName) => void };

const DATA = INK_NAMES.map((name) => ({ value: name, label: inkLabel(name) }));

/** One color of a drawing, named and shown. */
export function InkSelect({ label, ink, onInk }: InkSelectProps) {
  return (
    <NativeSelect
      label={label}
      value={ink}
      data={DATA}
      leftSection={<ColorSwatch color={INKS[ink][1]} size={20} aria-hidden />}
      onChange={({ currentTarget: { value } }) => onInk(value as InkName)}
    />
  );
}

function inkLabel(name: InkName): string {
  if (name === "pom") return "Pomegranate";
  return name.replace(/^./, (first) => first.toUpperCase());
}
