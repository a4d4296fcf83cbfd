import { ACREAGES, FARM_TYPES, YEARS_ACTIVE } from "#shared/farms/farm-options.ts";
import { TwoColumns } from "#client/ui/page/two-columns.tsx";
import { ChoiceField, type StepProps, StoryField } from "./fields.tsx";

/** Step 2: what the farm is, and how it works. */
export function FarmDetails({ field, form }: StepProps) {
  const { productsGrown, farmingPractices } = form.values;
  return (
    <>
      <ChoiceField label="Farm type" options={FARM_TYPES} {...field("farmType")} />
      <TwoColumns from="xs">
        <ChoiceField label="Years in operation" options={YEARS_ACTIVE} {...field("yearsActive")} />
        <ChoiceField label="Farm size in acres" options={ACREAGES} {...field("acreage")} />
      </TwoColumns>
      <StoryField
        label="Products grown"
        description="The main ones through the year."
        length={productsGrown.length}
        {...field("productsGrown")}
      />
      <StoryField
        label="Farming practices"
        description="Soil, water, animals, pests, in your own words."
        length={farmingPractices.length}
        {...field("farmingPractices")}
      />
    </>
  );
}
