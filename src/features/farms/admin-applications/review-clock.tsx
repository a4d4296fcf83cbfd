import { farmsAdmin as m } from "#messages/farms/admin.ts";
import {
  type ApplicationState,
  businessDaysLate,
  reviewClockText,
  waitsForUs,
} from "#shared/farms/applications/application.ts";
import { useToday } from "#client/lib/dates/use-today.ts";
import styles from "./admin-applications.module.css";

type ReviewClockProps = {
  state: ApplicationState;
  reviewDueOn: string;
  /** Says whose deadline it is, where no heading does. */
  isNamed?: boolean;
};

/**
 * The deadline for our answer, or how overdue it is; renders nothing while waiting for the farm or after the
 * decision.
 */
export function ReviewClock({ state, reviewDueOn, isNamed = false }: ReviewClockProps) {
  const today = useToday();
  if (state === "changes_requested") return <>{m.farmsTurn}</>;
  if (!waitsForUs(state)) return null;
  const isLate = businessDaysLate(reviewDueOn, today) > 0;
  const clock = reviewClockText(reviewDueOn, today);
  return (
    <span {...(isLate && { className: styles.late })}>{isNamed ? m.answerBy(clock) : clock}</span>
  );
}
