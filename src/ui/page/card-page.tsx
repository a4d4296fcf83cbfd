import { Container, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

type CardPageProps = { title: string; text: ReactNode; children?: ReactNode };

/** A page of one short form: what it is for, and the form. */
export function CardPage({ title, text, children }: CardPageProps) {
  return (
    <Container size={520} py={{ base: "md", sm: 56 }} px={{ base: "sm", sm: "md" }}>
      <Paper withBorder radius="xl" bg="var(--color-card)" p={{ base: "lg", sm: 40 }}>
        <Title order={1} size="h2" mb="sm">
          {title}
        </Title>
        <Text mb="lg">{text}</Text>
        <Stack>{children}</Stack>
      </Paper>
    </Container>
  );
}
