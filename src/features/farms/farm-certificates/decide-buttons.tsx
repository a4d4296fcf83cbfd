import { certificateLifecycle } from "#shared/farms/farm-certificate.ts";
import { formatDayFull } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import type { Certificate } from "./certificates-page.tsx";

type DecideButtonsProps = { certificate: Certificate; label: string; onDone: () => void };

/** An admin's decision about the certificate as it is shown. */
export function DecideButtons({ certificate, label, onDone }: DecideButtonsProps) {
  const { id, state, issuer, number, validTo, submittedAt } = certificate;
  const verify = trpc.admin.certificates.verify.useMutation({
    meta: { failureTitle: "The certificate is not verified" },
    onSuccess: () => notify.success("Verified. The farm gets an email."),
    onSettled: onDone,
  });
  const reject = trpc.admin.certificates.reject.useMutation({
    meta: { failureTitle: "The certificate stays as it was" },
    onSuccess: () => notify.success("Rejected. The farm gets an email."),
    onSettled: onDone,
  });
  if (submittedAt === null) return null;
  const can = certificateLifecycle.events(state);
  return (
    <>
      {can.includes("verify") ? (
        <ConfirmButton
          label="Verify"
          question={`Does the document say ${label}, issued by ${issuer}, number ${number}, valid through ${formatDayFull(validTo ?? "")}? Shoppers see it at once.`}
          onConfirm={() => verify.mutateAsync({ id, seen: submittedAt }).catch(() => {})}
        />
      ) : null}
      {can.includes("reject") ? (
        <ReasonButton
          label="Reject"
          question={
            state === "verified"
              ? `Reject ${label}? Shoppers no longer see it, and the farm reads your reason in an email.`
              : `Reject ${label}? The farm reads your reason in an email and can correct it.`
          }
          onConfirm={(reason) => reject.mutateAsync({ id, seen: submittedAt, reason })}
        />
      ) : null}
    </>
  );
}
