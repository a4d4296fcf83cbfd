import { farmsToday as m } from "#messages/farms-today.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import styles from "./farmer-today.module.css";

type Alerts = Outputs["farmer"]["today"]["alerts"];
type FarmAlertsProps = { alerts: Alerts; farmId: number | undefined };

/** Open tasks besides the harvest, each linked to its page; renders nothing if there are none. */
export function FarmAlerts({ alerts: { low, unanswered }, farmId }: FarmAlertsProps) {
  if (low.total === 0 && unanswered === 0) return null;
  const farm = farmId === undefined ? "" : `farm=${farmId}`;
  return (
    <ul className={styles.quietAlerts} aria-label={m.alsoWaits}>
      {low.total > 0 ? (
        <li>
          {lowWords(low)}
          <TextLink href={`/dashboard/farmer/inventory?${farm}`}>{m.openInventory}</TextLink>
        </li>
      ) : null}
      {unanswered > 0 ? (
        <li>
          {m.unanswered(unanswered)}
          <TextLink href={`/dashboard/farmer/reviews?standing=unanswered&${farm}`}>
            {m.answerThem}
          </TextLink>
        </li>
      ) : null}
    </ul>
  );
}

/** `Running low: Leeks (none left), Red beets (2 left) and 3 more.` */
function lowWords({ named, total }: Alerts["low"]): string {
  const rest = total - named.length;
  const names = named.map(({ name, left }) => m.left(name, left));
  return m.runningLow(rest > 0 ? [...names, m.others(rest)] : names);
}
