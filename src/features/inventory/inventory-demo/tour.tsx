import { inventoryDemo as m } from "#messages/inventory/demo.ts";
import { Button, Group, Title } from "@mantine/core";
import { TOUR_STEPS } from "./tour-steps.ts";
import styles from "./inventory.module.css";

type TourProps = {
  step: number;
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
};

/** One step of the guided tour. It is placed above the grid, so that it covers nothing. */
export function Tour({ step, onNext, onPrevious, onClose }: TourProps) {
  const shown = TOUR_STEPS[step];
  const isLast = step === TOUR_STEPS.length - 1;
  if (!shown) return null;
  return (
    <section className={styles.tour} aria-label={m.tour}>
      <div aria-live="polite">
        <p className={styles.count}>{m.stepOf(step + 1, TOUR_STEPS.length)}</p>
        <Title order={2} size="h4">
          {shown.title}
        </Title>
        <p className={styles.tourText}>{shown.text}</p>
      </div>
      <Group gap="sm">
        <Button variant="default" disabled={step === 0} onClick={onPrevious}>
          {m.back}
        </Button>
        <Button onClick={isLast ? onClose : onNext}>{isLast ? m.done : m.next}</Button>
        {isLast ? null : (
          <Button variant="subtle" onClick={onClose}>
            {m.endTour}
          </Button>
        )}
      </Group>
    </section>
  );
}
