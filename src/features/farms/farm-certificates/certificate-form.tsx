import { farmsCertificates as m } from "#messages/farms-certificates.ts";
import { Button, Group, NativeSelect, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { CERTIFICATIONS, NO_CERTIFICATION } from "#shared/farms/farm-options.ts";
import {
  certificateFields,
  type CertificateFields,
  certificateLimits,
  latestValidTo,
} from "#shared/farms/farm-certificate.ts";
import type { Day } from "#shared/time.ts";
import { DocumentField } from "#client/lib/farms/farm-upload/document-field.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TwoColumns } from "#client/ui/page/layouts/two-columns.tsx";
import type { Entering } from "./certificates-page.tsx";
import styles from "./farm-certificates.module.css";

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

const FALLBACK = m.stillHere;

/** Enters a new certificate or a renewal with its document, completes a claim, or corrects an entry. */
export function CertificateForm(props: CertificateFormProps) {
  const { farmId, entering, today, onDone, onCancel } = props;
  const [document, setDocument] = useState<string | null>(null);
  const [documentError, setDocumentError] = useState<string | null>(null);
  const initial = initialOf(entering);
  const [kind, setKind] = useState(initial.certification);
  const { form, field, onSubmit, refuse } = useShortForm(certificateFields, initial);
  form.watch("certification", ({ value }) => setKind(value));
  const enter = trpc.farmer.certificates.enter.useMutation({
    meta: {
      failureTitle: m.notEntered,
      fallback: FALLBACK,
    },
    onError: (error) => {
      refuse(error);
      setDocumentError(refusedFields(error)["document"] ?? null);
    },
    onSuccess: () => {
      notify.success(m.wasEntered, m.shownOnceChecked);
      onDone();
    },
  });
  const id = entering.completes?.id;
  const isKept = (entering.completes?.documentId ?? null) !== null;
  const send = (fields: typeof initial) => {
    if (document === null && !isKept) {
      setDocumentError(m.needsDocument);
      return;
    }
    enter.mutate({
      ...certificateFields.parse(fields),
      document,
      ...(id !== undefined && { id }),
      ...(farmId !== undefined && { farmId }),
    });
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={titleOf(entering)}
      onSubmit={onSubmit(send)}
    >
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
          isKept={isKept}
          error={documentError}
          onDocument={(sent) => {
            setDocument(sent);
            setDocumentError(null);
          }}
        />
        {enter.isError && Object.keys(refusedFields(enter.error)).length === 0 ? (
          <Text role="alert" size="sm" c="var(--color-clay-text)">
            {failureMessage(enter.error, FALLBACK)}
          </Text>
        ) : null}
        <Group>
          <Button type="submit" size="md" loading={enter.isPending}>
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

type Initial = Omit<CertificateFields, "certification"> & { certification: string };

function initialOf({ renews, completes }: Entering): Initial {
  const known = completes ?? renews;
  return {
    certification: known?.certification ?? "",
    name: known?.name ?? "",
    issuer: known?.issuer ?? "",
    number: known?.number ?? "",
    validTo: completes?.validTo ?? "",
  };
}

function titleOf({ renews, completes }: Entering): string {
  if (renews) return m.enterRenewal;
  if (!completes) return m.add;
  if (completes.state === "claimed") return m.addDetails;
  return completes.state === "rejected" ? m.correct : m.change;
}
