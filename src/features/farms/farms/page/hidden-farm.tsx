import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import styles from "./farm-page.module.css";

/** A farm that is not selling now: its name, without reasons, and a link to the other farms. */
export function HiddenFarm({ name }: { name: string }) {
  return (
    <PageContainer className={styles.page} narrow>
      <EmptyState
        art="tractor"
        title={name}
        order={1}
        action={<PillLink to="/farmers">{m.meetOthers}</PillLink>}
      >
        {m.thisNotSelling}
      </EmptyState>
    </PageContainer>
  );
}
