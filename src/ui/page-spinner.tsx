import { Center, Loader, Stack, Text } from "@mantine/core";
import { messages } from "#shared/messages.ts";

/** Shown while a page loads (spec section 2). */
export function PageSpinner() {
  return (
    <Center mih="50vh" role="status" aria-live="polite">
      <Stack align="center" gap="sm">
        <Loader />
        <Text>{messages.loading}</Text>
      </Stack>
    </Center>
  );
}
