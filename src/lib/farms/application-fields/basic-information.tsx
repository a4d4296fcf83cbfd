import { farmsFields as m } from "#messages/farms/fields.ts";
import { TextInput } from "@mantine/core";
import { applicationLimits } from "#shared/farms/applications/farmer-application.ts";
import { limits } from "#shared/platform/limits.ts";
import { TwoColumns } from "#client/ui/page/layouts/two-columns.tsx";
import type { StepProps } from "./fields.tsx";

/** Step 1: who applies, and how to reach them. */
export function BasicInformation({ field }: StepProps) {
  return (
    <>
      <TwoColumns from="xs">
        <TextInput
          label={m.farmName}
          required
          autoComplete="organization"
          maxLength={applicationLimits.farmName}
          {...field("farmName")}
        />
        <TextInput
          label={m.familyName}
          required
          autoComplete="family-name"
          maxLength={applicationLimits.familyName}
          {...field("familyName")}
        />
      </TwoColumns>
      <TwoColumns from="xs">
        <TextInput
          label={m.email}
          required
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          {...field("email")}
        />
        <TextInput
          label={m.phone}
          required
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          {...field("phone")}
        />
      </TwoColumns>
      <TextInput
        label={m.location}
        required
        description={m.locationHint}
        autoComplete="address-level2"
        maxLength={applicationLimits.location}
        {...field("location")}
      />
    </>
  );
}
