import { farmsAdmin as m } from "#messages/farms-admin.ts";
import {
  type ApplicationState,
  businessDaysLate,
  reviewClockText,
  waitsForUs,
} from "#shared/farms/applications/application.ts";
import { useToday } from "#client/lib/use-today.ts";
import styles from "./admin-applications.module.css";

type ReviewClockProps = { state: ApplicationState; reviewDueOn: string };

/** By when we answer, or how late we are; nothing while it is the farm's turn or decided. */
export function ReviewClock({ state, reviewDueOn }: ReviewClockProps) {
  const today = useToday();
  if (state === "changes_requested") return <>{m.farmsTurn}</>;
  if (!waitsForUs(state)) return null;
  const isLate = businessDaysLate(reviewDueOn, today) > 0;
  return (
    <span {...(isLate && { className: styles.late })}>{reviewClockText(reviewDueOn, today)}</span>
  );
}
