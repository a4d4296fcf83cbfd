import { farmsApply as m } from "#messages/farms/applying/apply.ts";
import { Title } from "@mantine/core";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { FurrowCurve } from "#client/ui/page/furrow-curve.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { marketingFigures } from "#shared/platform/pages/marketing.ts";
import { ApplicationForm } from "./application-form.tsx";
import { SidePanel } from "./side-panel.tsx";
import styles from "./join-page.module.css";

/** The farmer application (spec section 2). */
export function JoinPage() {
  return (
    <>
      <PageAddress path="/join-as-farmer" />
      <header className={styles.header}>
        <FurrowCurve className={styles.curve} />
        <PageContainer className={styles.words}>
          <Title order={1}>{m.joinTitle}</Title>
          <p className={styles.text}>{m.threeSteps(marketingFigures().wholeProcess)}</p>
        </PageContainer>
      </header>
      <PageContainer className={styles.columns}>
        <ApplicationForm />
        <SidePanel />
      </PageContainer>
    </>
  );
}
