import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { PageAddress } from "../../pages/page-address.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import styles from "./text-page.module.css";

type TextPageProps = {
  path: `/${string}`;
  title: string;
  lead: ReactNode;
  children: ReactNode;
};

/** A text page: its URL, a heading, a one-sentence summary, and its sections. */
export function TextPage({ path, title, lead, children }: TextPageProps) {
  return (
    <>
      <PageAddress path={path} />
      <header className={styles.header}>
        <PageContainer>
          <Title order={1} className={styles.title}>
            {title}
          </Title>
          <p className={styles.lead}>{lead}</p>
        </PageContainer>
      </header>
      <PageContainer className={styles.body}>{children}</PageContainer>
    </>
  );
}

/** A section of such a page. */
export function TextSection({
  title,
  id,
  children,
}: {
  title: string;
  id?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} {...(id ? { id } : {})}>
      <Title order={2} className={styles.heading}>
        {title}
      </Title>
      {children}
    </section>
  );
}
