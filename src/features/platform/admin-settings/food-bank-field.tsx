import { Checkbox, Stack, TextInput } from "@mantine/core";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { FieldProps } from "./fields.tsx";
import styles from "./fields.module.css";
import { PartError } from "./part-error.tsx";
import { errorAt } from "./part-errors.ts";

type FoodBank = NonNullable<Settings["foodBank"]>;

const NONE: FoodBank = { name: "", street: "", city: "", zipCode: "", phone: "" };

const PARTS: readonly { key: keyof FoodBank; label: string }[] = [
  { key: "name", label: m.name },
  { key: "street", label: m.street },
  { key: "city", label: m.bankCity },
  { key: "zipCode", label: m.depotZip.label },
  { key: "phone", label: m.bankPhone },
];

/** The food bank that receives donated boxes, if any. */
export function FoodBankField({ settings: { foodBank }, parts, onChange }: FieldProps) {
  return (
    <fieldset className={styles["parts"]}>
      <legend>{m.foodBank.label}</legend>
      <Stack>
        <Checkbox
          label={m.foodBank.description}
          checked={foodBank !== null}
          onChange={(event) => onChange({ foodBank: event.currentTarget.checked ? NONE : null })}
        />
        {foodBank
          ? PARTS.map(({ key, label }) => (
              <TextInput
                key={key}
                label={label}
                maw={400}
                value={foodBank[key]}
                error={errorAt(parts, key)}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ foodBank: { ...foodBank, [key]: value } })
                }
              />
            ))
          : null}
        <PartError parts={parts} />
      </Stack>
    </fieldset>
  );
}
