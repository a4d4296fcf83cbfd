import { farmsHarvest as m } from "#messages/farms/harvest/harvest.ts";
import { ActionIcon } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import styles from "./farmer-harvest.module.css";

type UnitKeysProps = {
  label: string;
  units: number;
  most: number;
  onChange: (units: number) => void;
};

/** A number from 1 to `most` with two large buttons, usable with gloves. */
export function UnitKeys({ label, units, most, onChange }: UnitKeysProps) {
  return (
    <div role="group" aria-label={label}>
      <p className={styles.name}>{label}</p>
      <div className={styles.keys}>
        <ActionIcon
          size={56}
          variant="default"
          aria-label={m.oneLess}
          disabled={units <= 1}
          onClick={() => onChange(units - 1)}
        >
          <IconMinus size={22} aria-hidden />
        </ActionIcon>
        <output className={styles.keyed} aria-live="polite">
          {units}
        </output>
        <ActionIcon
          size={56}
          variant="default"
          aria-label={m.oneMore}
          disabled={units >= most}
          onClick={() => onChange(units + 1)}
        >
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
        <span className={styles.quiet}>{m.ofMost(most)}</span>
      </div>
    </div>
  );
}
