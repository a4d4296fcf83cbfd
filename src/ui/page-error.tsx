import { Button, Container, Text, Title } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { GENERIC_FAILURE } from "#shared/errors.ts";
import { isApiError } from "#client/lib/trpc.ts";

/** A page that could not be loaded: plain words, another try, and the number to quote. */
export function PageError({ error }: { error: unknown }) {
  const router = useRouter();
  const requestId = isApiError(error) ? error.data?.requestId : null;
  return (
    <Container py="xl" role="alert">
      <Title order={1}>This page did not load</Title>
      <Text my="md">{isApiError(error) ? error.message : GENERIC_FAILURE}</Text>
      <Button onClick={() => void router.invalidate()}>Try again</Button>
      {requestId ? (
        <Text size="sm" mt="md">
          Request {requestId}
        </Text>
      ) : null}
    </Container>
  );
}
