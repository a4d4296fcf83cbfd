import { farmsCertificates as m } from "#messages/farms/certificates/certificates.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import {
  type CertificateStanding,
  isRenewalOf,
  standingOf,
} from "#shared/farms/farm-certificate.ts";
import type { Day } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { CertificateCard } from "./certificate-card.tsx";
import { CertificateForm } from "./certificate-form.tsx";
import styles from "./farm-certificates.module.css";

type Listed = Outputs["farmer"]["certificates"]["list"];
export type Certificate = Listed["certificates"][number];

/** What the form is open for: a new certificate, a renewal of one, or the completion of one. */
export type Entering = { renews?: Certificate; completes?: Certificate };

type CertificatesPageProps = {
  /** The farm that an admin acts for; undefined for the user's own farm. */
  farmId: number | undefined;
  /** Whether the reader verifies and rejects. */
  decides: boolean;
};

/** The certificates of a farm: entered by the farm or an admin, decided by admins. */
export function CertificatesPage({ farmId, decides }: CertificatesPageProps) {
  const query = trpc.farmer.certificates.list.useQuery(farmId === undefined ? {} : { farmId }, {
    refetchOnMount: "always",
  });
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {(listed, failure) => (
        <>
          {failure}
          <Certificates
            listed={listed}
            farmId={farmId}
            decides={decides}
            onChanged={() => void query.refetch()}
          />
        </>
      )}
    </Loaded>
  );
}

type CertificatesProps = CertificatesPageProps & { listed: Listed; onChanged: () => void };

function Certificates({ listed, farmId, decides, onChanged }: CertificatesProps) {
  const { farm, today, certificates } = listed;
  const [entering, setEntering] = useState<Entering | null>(null);
  const open = (next: Entering) => {
    setEntering(next);
    window.scrollTo({ top: 0 });
  };
  const add = (
    <Button size="md" onClick={() => open({})}>
      {m.add}
    </Button>
  );
  return (
    <>
      <AreaHeading
        title={decides ? m.certificatesOf(farm.name) : m.certificates}
        actions={entering || certificates.length === 0 ? null : add}
      >
        {decides ? m.compareEach : m.howItWorks}
      </AreaHeading>
      {entering ? (
        <CertificateForm
          key={keyOf(entering)}
          farmId={farmId}
          entering={entering}
          today={today}
          onDone={() => {
            setEntering(null);
            onChanged();
          }}
          onCancel={() => setEntering(null)}
        />
      ) : null}
      {certificates.length === 0 && !entering ? (
        <EmptyState title={m.none} action={add}>
          {m.noneNeeded}
        </EmptyState>
      ) : null}
      <ul className={styles.list} aria-label={m.certificates}>
        {sorted(certificates, today).map((certificate) => (
          <CertificateCard
            key={certificate.id}
            certificate={certificate}
            renewalWaits={certificates.some(
              (other) => other.state === "waiting" && isRenewalOf(certificate, other),
            )}
            farmId={farmId}
            today={today}
            decides={decides}
            onEnter={open}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </>
  );
}

/** Sort order: certificates that need action first, expired ones last. */
const ORDER: readonly CertificateStanding[] = [
  "waiting",
  "rejected",
  "claimed",
  "ending",
  "verified",
  "ended",
];

function sorted(certificates: readonly Certificate[], today: Day): Certificate[] {
  const place = (one: Certificate) => ORDER.indexOf(standingOf(one, today));
  return certificates.toSorted((one, other) => place(one) - place(other) || one.id - other.id);
}

function keyOf({ renews, completes }: Entering): string {
  return `${renews?.id ?? ""} ${completes?.id ?? ""}`;
}
