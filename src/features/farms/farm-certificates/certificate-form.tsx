import { farmsCertificates as m } from "#messages/farms/certificates/certificates.ts";
import { Button, Group, NativeSelect, Text, TextInput, Title } from "@mantine/core";
import { CERTIFICATIONS, NO_CERTIFICATION } from "#shared/farms/farm-options.ts";
import { certificateLimits, latestValidTo } from "#shared/farms/farm-certificate.ts";
import type { Day } from "#shared/time.ts";
import { DocumentField } from "#client/lib/farms/farm-upload/document-field.tsx";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TwoColumns } from "#client/ui/page/layouts/two-columns.tsx";
import type { Entering } from "./certificates-page.tsx";
import styles from "./farm-certificates.module.css";
import { useEntry } from "./use-entry.ts";

type CertificateFormProps = {
  farmId: number | undefined;
  entering: Entering;
  today: Day;
  onDone: () => void;
  onCancel: () => void;
};

const CHOICES = [
  { value: "", label: m.choose, disabled: true },
  ...CERTIFICATIONS.filter(({ value }) => value !== NO_CERTIFICATION),
];

/** Enters a new certificate or a renewal with its document, completes a claim, or corrects an entry. */
export function CertificateForm(props: CertificateFormProps) {
  const { farmId, entering, today, onCancel } = props;
  const { kind, field, onSubmit, ...entry } = useEntry(props);
  const { refusal } = entry;
  return (
    <form className={styles.form} noValidate aria-label={titleOf(entering)} onSubmit={onSubmit}>
      <Title order={2} size="h4">
        {titleOf(entering)}
      </Title>
      <LiveFields>
        <NativeSelect label={m.certificate} data={CHOICES} {...field("certification")} />
        {kind === "other" ? (
          <TextInput label={m.whatCalled} maxLength={certificateLimits.name} {...field("name")} />
        ) : null}
        <TwoColumns from="sm">
          <TextInput
            label={m.issuedBy}
            description={m.asOnDocument}
            maxLength={certificateLimits.issuer}
            {...field("issuer")}
          />
          <TextInput
            label={m.number}
            description={m.withLetters}
            maxLength={certificateLimits.number}
            {...field("number")}
          />
        </TwoColumns>
        <TextInput
          type="date"
          label={m.validThrough}
          description={m.lastDay}
          min={today}
          max={latestValidTo(today)}
          {...field("validTo")}
        />
        <DocumentField
          farmId={farmId}
          isKept={entry.isKept}
          error={entry.documentError}
          onDocument={entry.onDocument}
        />
        {refusal ? (
          <Text role="alert" size="sm" c="var(--color-clay-text)">
            {refusal}
          </Text>
        ) : null}
        <Group>
          <Button type="submit" size="md" loading={entry.isPending}>
            {m.send}
          </Button>
          <Button variant="default" size="md" onClick={onCancel}>
            {m.cancel}
          </Button>
        </Group>
      </LiveFields>
    </form>
  );
}

function titleOf({ renews, completes }: Entering): string {
  if (renews) return m.enterRenewal;
  if (!completes) return m.add;
  if (completes.state === "claimed") return m.addDetails;
  return completes.state === "rejected" ? m.correct : m.change;
}
