import { boxesWords as words } from "#messages/boxes/words.ts";
import { boxesPlan as m } from "#messages/boxes/plan.ts";
import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Pill.layer.css";
import "@mantine/core/styles/PillsInput.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/ScrollArea.layer.css";
import { Checkbox, MultiSelect, Text } from "@mantine/core";
import { NEVER_MAX } from "#shared/boxes/box-subscription.ts";
import { type Allergen, ALLERGENS } from "#shared/catalog/catalog.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import classes from "./box-plan.module.css";
import { HouseholdAllergies } from "./household-allergies.tsx";
import type { PlanForm } from "./plan-form.ts";

type DietFieldsProps = {
  form: PlanForm;
  /** Products that the plan already leaves out; some may no longer be in the shop. */
  left?: readonly { id: number; name: string }[];
};

/** What the box must never contain. */
export function DietFields({ form, left = [] }: DietFieldsProps) {
  const { without } = form.values;
  const known = trpc.accounts.customer.allergies.useQuery(undefined, { refetchOnMount: "always" });
  const allergies = known.data ?? [];
  /** Allergens checked only because of the household's allergies are not stored in the plan. */
  const isOfPlan = (one: Allergen) => !allergies.includes(one) || without.includes(one);
  const choices = trpc.boxes.own.choices.useQuery();
  const named = new Map([...left, ...(choices.data ?? [])].map(({ id, name }) => [id, name]));
  const data = [...named].map(([id, name]) => ({ value: String(id), label: name }));
  return (
    <>
      <Checkbox.Group
        label={m.allergens}
        value={[...new Set([...without, ...allergies])]}
        onChange={(chosen) => form.setFieldValue("without", chosen.filter(isOfPlan))}
      >
        <div className={classes["checks"]}>
          {ALLERGENS.map((allergen) => (
            <Checkbox
              key={allergen}
              value={allergen}
              label={words.withoutAllergen[allergen]}
              disabled={allergies.includes(allergen)}
            />
          ))}
        </div>
      </Checkbox.Group>
      {known.data ? <HouseholdAllergies allergies={allergies} without={without} /> : null}
      {without.length > 0 || allergies.length > 0 ? (
        <Text size="sm" c="var(--color-quiet)">
          {words.undeclared}
        </Text>
      ) : null}
      <MultiSelect
        label={m.never}
        placeholder={form.values.never.length === 0 ? m.typeProduct : ""}
        data={data}
        searchable
        clearable
        limit={20}
        maxValues={NEVER_MAX}
        nothingFoundMessage={m.notInBoxes}
        value={form.values.never.map(String)}
        onChange={(never) => form.setFieldValue("never", never.map(Number))}
      />
    </>
  );
}
