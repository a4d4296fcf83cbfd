import { TextInput } from "@mantine/core";
import type { Settings } from "#shared/platform/settings.ts";
import type { FieldProps } from "./fields.tsx";
import styles from "./fields.module.css";
import { PartError } from "./part-error.tsx";

const PARTS: readonly { key: keyof Settings["depot"]; label: string; description?: string }[] = [
  { key: "name", label: "Name" },
  { key: "street", label: "Street" },
  { key: "zipCode", label: "Zip code", description: "Routes are planned from its center" },
];

/** Where vans are loaded and start. */
export function DepotField({ settings: { depot }, error, onChange }: FieldProps) {
  return (
    <fieldset className={styles["parts"]}>
      <legend>Depot, where vans are loaded</legend>
      {PARTS.map(({ key, ...words }) => (
        <TextInput
          key={key}
          {...words}
          maw={400}
          value={depot[key]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ depot: { ...depot, [key]: value } })
          }
        />
      ))}
      <PartError error={error} />
    </fieldset>
  );
}
