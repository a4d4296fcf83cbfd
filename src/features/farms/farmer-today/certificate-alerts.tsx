import { Link } from "@tanstack/react-router";
import { certificationLabel } from "#shared/farms/certifications.ts";
import { formatDayFull } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import styles from "./farmer-today.module.css";

type Alert = Outputs["farmer"]["today"]["certificates"][number];

/** Certificates that the farm has to see to: nothing where there are none. */
export function CertificateAlerts({ alerts }: { alerts: readonly Alert[] }) {
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.alerts} aria-label="Certificates that need attention">
      {alerts.map((alert) => (
        <li key={alert.id}>{wordsOf(alert)}</li>
      ))}
      <li>
        <Link to="/dashboard/farmer/certificates">Open your certificates</Link>
      </li>
    </ul>
  );
}

const CHECKING = "The renewal is being checked.";

function wordsOf({ what, certification, name, validTo, renewalWaits }: Alert): string {
  const label = certificationLabel(certification, name);
  switch (what) {
    case "ending":
      return `${label} ends on ${formatDayFull(validTo ?? "")}. ${renewalWaits ? CHECKING : "Please enter the renewal."}`;
    case "ended":
      return `${label} ended on ${formatDayFull(validTo ?? "")}. Shoppers no longer see it.${renewalWaits ? ` ${CHECKING}` : ""}`;
    case "rejected":
      return `${label} was not accepted. Please correct it.`;
    case "claimed":
      return `${label}: please add the details you named in your application.`;
  }
}
