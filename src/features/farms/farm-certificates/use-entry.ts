import { farmsCertificates as m } from "#messages/farms/certificates/certificates.ts";
import { useState } from "react";
import { certificateFields, type CertificateFields } from "#shared/farms/farm-certificate.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import type { Entering } from "./certificates-page.tsx";

type EntryProps = { farmId: number | undefined; entering: Entering; onDone: () => void };

const FALLBACK = m.stillHere;

/** The form that enters a certificate with its document. */
export function useEntry({ farmId, entering, onDone }: EntryProps) {
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
      ...lostAnswer({ text: FALLBACK }),
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
  const isRefused = enter.isError && Object.keys(refusedFields(enter.error)).length === 0;
  return {
    /** The chosen kind of certificate. */
    kind,
    field,
    onSubmit: onSubmit(send),
    isPending: enter.isPending,
    /** Why it was refused, unless a field shows it. */
    refusal: isRefused ? failureMessage(enter.error, FALLBACK) : null,
    /** Whether the entry that it completes already has a document. */
    isKept,
    documentError,
    onDocument(sent: string | null) {
      setDocument(sent);
      setDocumentError(null);
    },
  };
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
