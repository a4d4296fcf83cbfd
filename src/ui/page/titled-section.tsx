import type { ReactNode } from "react";
import { Title } from "@mantine/core";

type TitledSectionProps = {
  title: string;
  children: ReactNode;
  /** Whether the title is that of a small part, such as one fact about an account. */
  isSmall?: boolean;
  /** Whether screen readers list it among the regions of the page. */
  isRegion?: boolean;
  className?: string | undefined;
};

/** A part of a page under a title of the second level. */
export function TitledSection({
  title,
  children,
  isSmall = false,
  isRegion = false,
  className,
}: TitledSectionProps) {
  return (
    <section className={className} aria-label={isRegion ? title : undefined}>
      <Title order={2} size={isSmall ? "h4" : "h3"} mb={isSmall ? "xs" : "sm"}>
        {title}
      </Title>
      {children}
    </section>
  );
}
