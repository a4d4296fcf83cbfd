import { farmsToday as m } from "#messages/farms-today.ts";
import { Link } from "@tanstack/react-router";
import { certificationLabel } from "#shared/farms/certifications.ts";
import { formatDayFull } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import styles from "./farmer-today.module.css";

type Alert = Outputs["farmer"]["today"]["certificates"][number];

/** Certificates that need the farm's attention; renders nothing if there are none. */
export function CertificateAlerts({ alerts }: { alerts: readonly Alert[] }) {
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.alerts} aria-label={m.certificates}>
      {alerts.map((alert) => (
        <li key={alert.id}>{wordsOf(alert)}</li>
      ))}
      <li>
        <Link to="/dashboard/farmer/certificates">{m.openCertificates}</Link>
      </li>
    </ul>
  );
}

function wordsOf({ what, certification, name, validTo, renewalWaits }: Alert): string {
  const label = certificationLabel(certification, name);
  switch (what) {
    case "ending":
      return `${m.certificateEnds(label, formatDayFull(validTo ?? ""))} ${renewalWaits ? m.renewalChecked : m.enterRenewal}`;
    case "ended":
      return `${m.certificateEnded(label, formatDayFull(validTo ?? ""))}${renewalWaits ? ` ${m.renewalChecked}` : ""}`;
    case "rejected":
      return m.certificateRejected(label);
    case "claimed":
      return m.certificateClaimed(label);
  }
}
