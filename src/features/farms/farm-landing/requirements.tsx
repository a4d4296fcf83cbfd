import { farmsLanding as m } from "#messages/farms/applying/landing.ts";
import { Title } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { marketingFigures } from "#shared/platform/pages/marketing.ts";
import styles from "./farm-landing.module.css";

const NEEDED = [m.growIt, m.permits, m.insurance, m.truthful, m.depot] as const;

/** The requirements for farms, and the two next steps. */
export function Requirements({ children }: { children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="requirements">
      <PageContainer>
        <div className={styles.band}>
          <div>
            <Title order={2} id="requirements">
              {m.whatWeAsk}
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
            <p>{m.formTakes(marketingFigures().review, marketingFigures().wholeProcess)}</p>
            {children}
          </div>
        </div>
      </PageContainer>
    </section>
  );
}
