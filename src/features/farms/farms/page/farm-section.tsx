import type { ReactNode } from "react";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import styles from "./farm-section.module.css";

type FarmSectionProps = {
  /** Of the heading. */
  id: string;
  /** Of the section, where links lead to it. */
  anchor?: string;
  title: string;
  children: ReactNode;
};

/** A section below the facts of a farm's page, in which somebody says something. */
export function FarmSection({ id, anchor, title, children }: FarmSectionProps) {
  return (
    <section className={styles.section} id={anchor} aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      {children}
    </section>
  );
}
