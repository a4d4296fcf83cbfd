import { Container, type ContainerProps } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./airy-container.module.css";

type AiryContainerProps = {
  size?: ContainerProps["size"];
  /** The space above and below; around a `card` it is small on phones. */
  air?: "normal" | "large" | "card";
  children: ReactNode;
};

/** A page's column with more space around it on wide screens. */
export function AiryContainer({ size, air = "normal", children }: AiryContainerProps) {
  return (
    <Container
      {...(size !== undefined && { size })}
      className={classes["container"]}
      data-air={air}
    >
      {children}
    </Container>
  );
}
