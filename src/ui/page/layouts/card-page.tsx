import { Paper, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { AiryContainer } from "./airy-container.tsx";
import classes from "./card-page.module.css";

type CardPageProps = {
  title: string;
  text: ReactNode;
  /** It replaces a submitted form: the heading receives the form's focus. */
  isAnswer?: boolean;
  children?: ReactNode;
};

/** A page with one short form and its explanation. */
export function CardPage({ title, text, isAnswer = false, children }: CardPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <AiryContainer size={520} air="card">
      <Paper withBorder radius="xl" bg="var(--color-card)" className={classes["card"]}>
        <Title ref={heading} order={1} size="h2" mb="sm" tabIndex={isAnswer ? -1 : undefined}>
          {title}
        </Title>
        <Text mb="lg">{text}</Text>
        <Stack>{children}</Stack>
      </Paper>
    </AiryContainer>
  );
}
