import { Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { SiteLink } from "../buttons/site-link.tsx";
import styles from "./area-heading.module.css";

type AreaHeadingProps = {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** The list that the page belongs to. */
  back?: { href: string; label: string };
};

/** The h1 of a page in a signed-in area, a line about its purpose, its main actions, and the way back to its list. */
export function AreaHeading({ title, children, actions, back }: AreaHeadingProps) {
  return (
    <header className={styles.heading}>
      <div>
        {back ? (
          <SiteLink href={back.href} className={styles.back}>
            <IconArrowLeft size={16} aria-hidden />
            {back.label}
          </SiteLink>
        ) : null}
        <Title order={1} size="h2">
          {title}
        </Title>
        {children ? <p className={styles.text}>{children}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
