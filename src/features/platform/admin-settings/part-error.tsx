import { Text } from "@mantine/core";

/** What is wrong with a setting of several parts; its words name the part. */
export function PartError({ error }: { error: string | undefined }) {
  if (!error) return null;
  return (
    <Text size="sm" c="var(--color-clay-text)" role="alert">
      {error}
    </Text>
  );
}
