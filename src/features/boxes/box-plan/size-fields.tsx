import { boxesPlan as m } from "#messages/boxes/plan.ts";
import "@mantine/core/styles/RadioCard.layer.css";
import "@mantine/core/styles/RadioIndicator.layer.css";
import { Radio, Text } from "@mantine/core";
import { BOX_RHYTHMS } from "#shared/boxes/box-plan.ts";
import { rhythmWords } from "#shared/boxes/box-words.ts";
import { BOX_SIZES } from "#shared/boxes/boxes.ts";
import { formatUsd } from "#shared/money.ts";
import classes from "./box-plan.module.css";
import type { PlanForm } from "./plan-form.ts";

/** Box size and frequency. */
export function SizeFields({ form }: { form: PlanForm }) {
  return (
    <>
      <Radio.Group
        label={m.size}
        value={form.values.size}
        onChange={(size) => form.setFieldValue("size", size)}
      >
        <div className={classes["choices"]}>
          {BOX_SIZES.map(({ id, label, price, feeds, items }) => (
            <Radio.Card key={id} value={id} className={classes["choice"] ?? ""}>
              <Radio.Indicator />
              <span>
                <Text span fw={600}>
                  {m.sizePrice(label, formatUsd(price))}
                </Text>
                <Text size="sm" c="var(--color-quiet)">
                  {m.things(items, feeds)}
                </Text>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <Radio.Group
        label={m.howOften}
        value={String(form.values.everyWeeks)}
        onChange={(value) => {
          const chosen = BOX_RHYTHMS.find((weeks) => String(weeks) === value);
          if (chosen) form.setFieldValue("everyWeeks", chosen);
        }}
      >
        <div className={classes["choices"]}>
          {BOX_RHYTHMS.map((weeks) => (
            <Radio.Card key={weeks} value={String(weeks)} className={classes["choice"] ?? ""}>
              <Radio.Indicator />
              <Text span>{sentence(rhythmWords(weeks))}</Text>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
