import { farmsFields as m } from "#messages/farms/fields.ts";
import { Checkbox, TextInput } from "@mantine/core";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { Rich } from "#client/ui/rich.tsx";
import {
  CERTIFICATIONS,
  MARKET_CHANNELS,
  type Option,
  withCertifications,
} from "#shared/farms/farm-options.ts";
import { applicationLimits } from "#shared/farms/applications/farmer-application.ts";
import { type StepProps, StoryField } from "./fields.tsx";
import styles from "./fields.module.css";

const BOX_RADIUS = 6;

/** Step 3: markets, certificates and the reason. */
export function FinalSteps({ field, form }: StepProps) {
  const { markets, certifications, whyJoin } = form.values;
  return (
    <>
      <Checkbox.Group
        label={m.whereSold}
        description={m.whereSoldHint}
        value={markets}
        onChange={(ids) => form.setFieldValue("markets", ids)}
        error={form.errors["markets"]}
      >
        <Boxes field="markets" options={MARKET_CHANNELS} />
      </Checkbox.Group>
      <Checkbox.Group
        label={m.certifications}
        description={m.certificationsHint}
        value={certifications}
        onChange={(ids) => form.setFieldValue("certifications", withCertifications(ids))}
        error={form.errors["certifications"]}
      >
        <Boxes field="certifications" options={CERTIFICATIONS} />
      </Checkbox.Group>
      {certifications.includes("other") ? (
        <TextInput
          label={m.whichOther}
          maxLength={applicationLimits.otherCertification}
          {...field("otherCertification")}
        />
      ) : null}
      <StoryField
        label={m.whyJoin}
        description={m.whyJoinHint}
        length={whyJoin.length}
        {...field("whyJoin")}
      />
    </>
  );
}

/** A list of checkboxes, side by side where there is room. The first one gets the focus if there is an error. */
function Boxes({ field, options }: { field: string; options: readonly Option[] }) {
  return (
    <div className={styles.boxes}>
      {options.map(({ value, label }, at) => (
        <Checkbox
          key={value}
          radius={BOX_RADIUS}
          size="md"
          value={value}
          label={label}
          {...(at === 0 && { "data-field": field })}
        />
      ))}
    </div>
  );
}

/** The terms, which are accepted by submitting. */
export function AcceptTerms({ field, form }: StepProps) {
  return (
    <Checkbox
      radius={BOX_RADIUS}
      size="md"
      required
      {...field("acceptTerms")}
      checked={form.values.acceptTerms}
      label={
        <>
          <Rich>
            {m.accept((words) => (
              <SiteLink href="/terms" className={styles.terms}>
                {words}
              </SiteLink>
            ))}
          </Rich>
        </>
      }
    />
  );
}
