import { farmsCertificates as m } from "#messages/farms/certificates/certificates.ts";
import { Badge, Button, Title } from "@mantine/core";
import { certificationLabel } from "#shared/farms/certifications.ts";
import {
  type CertificateStanding,
  type CertificateState,
  certificateLifecycle,
  documentPath,
  standingWords,
  standingOf,
} from "#shared/farms/farm-certificate.ts";
import { businessDayAt, type Day, formatDayFull } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import type { Certificate, Entering } from "./certificates-page.tsx";
import { DecideButtons } from "./decide-buttons.tsx";
import styles from "./farm-certificates.module.css";

type CertificateCardProps = {
  certificate: Certificate;
  /** Whether a renewal has been submitted and awaits verification. */
  renewalWaits: boolean;
  farmId: number | undefined;
  today: Day;
  decides: boolean;
  onEnter: (entering: Entering) => void;
  onChanged: () => void;
};

/** One certificate: its details, state, and available actions. */
export function CertificateCard(props: CertificateCardProps) {
  const { certificate, renewalWaits, farmId, today, decides, onEnter, onChanged } = props;
  const { id, certification, name, state, documentId } = certificate;
  const label = certificationLabel(certification, name);
  const standing = standingOf(certificate, today);
  const withdraw = trpc.farmer.certificates.withdraw.useMutation({
    meta: { failureTitle: m.stillThere, ...lostAnswer() },
    onSuccess: () => notify.success(m.withdrawn),
    onSettled: onChanged,
  });
  return (
    <li className={styles.card} aria-label={label}>
      <div className={styles.head}>
        <Title order={2} size="h4">
          {label}
        </Title>
        <Badge component="span" variant={BADGES[standing]}>
          {standingWords(standing)}
        </Badge>
      </div>
      <Standing certificate={certificate} standing={standing} />
      {state === "verified" && renewalWaits ? (
        <p className={styles.quiet}>{m.renewalChecked}</p>
      ) : null}
      {certificate.issuer === null ? null : <FactList facts={factsOf(certificate)} />}
      <div className={styles.actions}>
        {documentId === null ? null : (
          <Button
            component="a"
            href={documentPath(documentId)}
            target="_blank"
            rel="noreferrer"
            variant="default"
          >
            {m.seeDocument}
          </Button>
        )}
        {decides ? (
          <DecideButtons certificate={certificate} label={label} onDone={onChanged} />
        ) : null}
        {state === "verified" ? (
          renewalWaits ? null : (
            <Button variant="default" onClick={() => onEnter({ renews: certificate })}>
              {m.enterRenewal}
            </Button>
          )
        ) : (
          <Button
            variant={state === "waiting" ? "default" : "filled"}
            onClick={() => onEnter({ completes: certificate })}
          >
            {ENTER_WORDS[state]}
          </Button>
        )}
        {certificateLifecycle.events(state).includes("withdraw") ? (
          <ConfirmButton
            label={m.withdraw}
            question={m.withdrawIt(label)}
            onConfirm={() => withdraw.mutateAsync({ id, ...(farmId !== undefined && { farmId }) })}
          />
        ) : null}
      </div>
    </li>
  );
}

/** Labels of the button that opens the form; verified certificates offer a renewal instead. */
const ENTER_WORDS: Record<Exclude<CertificateState, "verified">, string> = {
  claimed: m.addDetails,
  waiting: m.changeIt,
  rejected: m.correctIt,
  withdrawn: m.changeIt,
};

const BADGES: Record<CertificateStanding, "light" | "default" | "filled"> = {
  claimed: "default",
  waiting: "default",
  verified: "light",
  ending: "filled",
  ended: "default",
  rejected: "default",
  withdrawn: "default",
};

type StandingProps = { certificate: Certificate; standing: CertificateStanding };

/** Explains the certificate's state and the next step. */
function Standing({ certificate: { validTo, reason }, standing }: StandingProps) {
  switch (standing) {
    case "claimed":
      return <p className={styles.quiet}>{m.named}</p>;
    case "waiting":
      return <p className={styles.quiet}>{m.notChecked}</p>;
    case "rejected":
      return <p className={styles.problem}>{reason}</p>;
    case "ended":
      return <p className={styles.problem}>{m.endedOn(formatDayFull(validTo ?? ""))}</p>;
    case "ending":
      return <p className={styles.problem}>{m.endsOn(formatDayFull(validTo ?? ""))}</p>;
    case "verified":
      return <p className={styles.quiet}>{m.seen}</p>;
    case "withdrawn":
      return null;
  }
}

function factsOf({ state, issuer, number, validTo, submittedAt, ...decision }: Certificate) {
  const { decidedAt, decidedBy } = decision;
  const facts: [label: string, value: string][] = [
    [m.issuedBy, issuer ?? ""],
    [m.number, number ?? ""],
    [m.validThrough, validTo === null ? "" : formatDayFull(validTo)],
  ];
  if (submittedAt !== null) facts.push([m.entered, dayOf(submittedAt)]);
  if (decidedAt !== null) {
    const day = dayOf(decidedAt);
    const words = decidedBy === null ? day : m.on(day, decidedBy);
    facts.push([state === "verified" ? m.verified : m.notAccepted, words]);
  }
  return facts;
}

/** The day with its year, without the time. */
function dayOf(instant: string): string {
  return formatDayFull(businessDayAt(new Date(instant)));
}
