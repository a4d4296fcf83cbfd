import { Text } from "@mantine/core";
import type { PartErrors } from "./part-errors.ts";

/** The error of a setting with several parts that belongs to none of them alone. */
export function PartError({ parts }: { parts: PartErrors }) {
  const error = parts[""];
  if (!error) return null;
  return (
    <Text size="sm" c="var(--color-clay-text)" role="alert">
      {error}
    </Text>
  );
}
