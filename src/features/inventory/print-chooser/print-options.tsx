import "@mantine/core/styles/Radio.layer.css";
import { inventoryDrawing as m } from "#messages/inventory/drawing.ts";
import { Radio, Stack, TextInput } from "@mantine/core";
import {
  GROUND_NAMES,
  PACKET,
  PRINT_WORDS_MAX,
  type PrintChoice,
} from "#shared/inventory/print-choice.ts";
import { InkSelect } from "./ink-select.tsx";
import type { Chosen } from "./use-print-choice.ts";
import styles from "./print-chooser.module.css";

type PrintOptionsProps = Chosen & {
  problem: string | null;
  onChange: (part: Partial<PrintChoice>) => void;
};

/** The options of a form: the text on a packet, its inks, the background color. */
export function PrintOptions({ choice, colors, problem, onChange }: PrintOptionsProps) {
  const { form, inks, ground, title, words } = choice;
  return (
    <Stack gap="sm">
      {form === PACKET ? (
        <>
          <TextInput
            label={m.packetName}
            value={title}
            error={problem}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
          <TextInput
            label={m.varietyWords}
            placeholder={m.varietyExample}
            maxLength={PRINT_WORDS_MAX}
            value={words}
            onChange={(event) => onChange({ words: event.currentTarget.value })}
          />
        </>
      ) : null}
      <div className={styles.inks}>
        {colors.map(({ label, ink }, index) => (
          <InkSelect
            key={label}
            label={label}
            ink={inks[index] ?? ink}
            onInk={(next) => onChange({ inks: inks.with(index, next) })}
          />
        ))}
      </div>
      <Radio.Group
        label={m.background}
        value={ground}
        onChange={(next) => onChange({ ground: next })}
      >
        <div className={styles.grounds}>
          {GROUND_NAMES.map((name) => (
            <Radio key={name} value={name} label={m.grounds[name]} />
          ))}
        </div>
      </Radio.Group>
    </Stack>
  );
}
