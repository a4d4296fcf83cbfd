import type { ReactNode } from "react";
import { Title } from "@mantine/core";
import styles from "./section-heading.module.css";

type SectionHeadingProps = {
  title: string;
  /** A short sentence below it. */
  text?: ReactNode;
  /** A link at the far end, such as "See all 152". */
  aside?: ReactNode;
  order?: 1 | 2 | 3;
  id?: string;
};

/** A section's heading, with its link on the same line. */
export function SectionHeading({ title, text, aside, order = 2, id }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <div>
        <Title order={order} {...(id ? { id } : {})}>
          {title}
        </Title>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}
