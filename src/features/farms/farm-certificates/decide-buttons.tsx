import { farmsAdminCertificates as m } from "#messages/farms/certificates/admin-certificates.ts";
import { certificateLifecycle } from "#shared/farms/farm-certificate.ts";
import { formatDayFull } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import type { Certificate } from "./certificates-page.tsx";

type DecideButtonsProps = { certificate: Certificate; label: string; onDone: () => void };

/** An admin's decision about the version of the certificate on screen. */
export function DecideButtons({ certificate, label, onDone }: DecideButtonsProps) {
  const { id, state, issuer, number, validTo, submittedAt } = certificate;
  const verify = trpc.admin.certificates.verify.useMutation({
    meta: { failureTitle: m.notVerified },
    onSuccess: () => notify.success(m.verified),
    onSettled: onDone,
  });
  const reject = trpc.admin.certificates.reject.useMutation({
    meta: { failureTitle: m.staysAsItWas },
    onSuccess: () => notify.success(m.rejected),
    onSettled: onDone,
  });
  if (submittedAt === null) return null;
  const can = certificateLifecycle.events(state);
  return (
    <>
      {can.includes("verify") ? (
        <ConfirmButton
          label={m.verify}
          question={m.doesItSay(label, issuer ?? "", number ?? "", formatDayFull(validTo ?? ""))}
          onConfirm={() => verify.mutateAsync({ id, seen: submittedAt })}
        />
      ) : null}
      {can.includes("reject") ? (
        <ReasonButton
          label={m.reject}
          question={state === "verified" ? m.rejectVerified(label) : m.rejectIt(label)}
          onConfirm={(reason) => reject.mutateAsync({ id, seen: submittedAt, reason })}
        />
      ) : null}
    </>
  );
}
