import { Stack, TextInput } from "@mantine/core";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { FieldProps } from "./fields.tsx";
import styles from "./fields.module.css";
import { PartError } from "./part-error.tsx";
import { errorAt } from "./part-errors.ts";

const PARTS: readonly { key: keyof Settings["depot"]; label: string; description?: string }[] = [
  { key: "name", label: m.name },
  { key: "street", label: m.street },
  { key: "zipCode", ...m.depotZip },
];

/** Where vans are loaded and start. */
export function DepotField({ settings: { depot }, parts, onChange }: FieldProps) {
  return (
    <fieldset className={styles["parts"]}>
      <legend>{m.depot}</legend>
      <Stack>
        {PARTS.map(({ key, ...words }) => (
          <TextInput
            key={key}
            {...words}
            maw={400}
            value={depot[key]}
            error={errorAt(parts, key)}
            onChange={({ currentTarget: { value } }) =>
              onChange({ depot: { ...depot, [key]: value } })
            }
          />
        ))}
        <PartError parts={parts} />
      </Stack>
    </fieldset>
  );
}
