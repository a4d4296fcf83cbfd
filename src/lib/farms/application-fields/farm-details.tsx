import { farmsFields as m } from "#messages/farms/fields.ts";
import { ACREAGES, FARM_TYPES, YEARS_ACTIVE } from "#shared/farms/farm-options.ts";
import { TwoColumns } from "#client/ui/page/layouts/two-columns.tsx";
import { ChoiceField, type StepProps, StoryField } from "./fields.tsx";

/** Step 2: what the farm is, and how it works. */
export function FarmDetails({ field, form }: StepProps) {
  const { productsGrown, farmingPractices } = form.values;
  return (
    <>
      <ChoiceField label={m.farmType} options={FARM_TYPES} {...field("farmType")} />
      <TwoColumns from="xs">
        <ChoiceField label={m.years} options={YEARS_ACTIVE} {...field("yearsActive")} />
        <ChoiceField label={m.acres} options={ACREAGES} {...field("acreage")} />
      </TwoColumns>
      <StoryField
        label={m.productsGrown}
        description={m.productsGrownHint}
        length={productsGrown.length}
        {...field("productsGrown")}
      />
      <StoryField
        label={m.practices}
        description={m.practicesHint}
        length={farmingPractices.length}
        {...field("farmingPractices")}
      />
    </>
  );
}
