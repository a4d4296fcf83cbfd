import { Text } from "@mantine/core";

/** The error of a setting with several parts; the message names the part. */
export function PartError({ error }: { error: string | undefined }) {
  if (!error) return null;
  return (
    <Text size="sm" c="var(--color-clay-text)" role="alert">
      {error}
    </Text>
  );
}
