import { Title } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { PageContainer } from "#client/ui/page/page-container.tsx";
import { marketing } from "#shared/platform/marketing.ts";
import styles from "./farm-landing.module.css";

const NEEDED = [
  "You grow, raise or make what you sell, in California.",
  "You hold the permits that your products need, or are about to.",
  "You carry product liability insurance before the first delivery.",
  "You tell customers truthfully how you farm and what is in it.",
  "You can bring a load to our depot on at least one day a week.",
] as const;

/** What is asked of a farm, and the two ways on. */
export function Requirements({ children }: { children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="requirements">
      <PageContainer>
        <div className={styles.band}>
          <div>
            <Title order={2} id="requirements">
              What we ask
            </Title>
            <ul className={styles.needed}>
              {NEEDED.map((text) => (
                <li key={text}>
                  <IconCheck size={20} stroke={2.4} aria-hidden />
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.onward}>
            <p>
              The form takes about ten minutes. We answer within {marketing.review}, and aim for
              your first sale {marketing.wholeProcess} later.
            </p>
            {children}
          </div>
        </div>
      </PageContainer>
    </section>
  );
}
