import { Text } from "@mantine/core";
import { detailWords } from "./detail-words.ts";

/** An entry's details: field values before and after, or plain facts. */
export function ChangeList({ detail }: { detail: Record<string, unknown> }) {
  return (
    <>
      {detailWords(detail).map((fact) => (
        <Text key={fact} size="sm" component="div">
          {fact}
        </Text>
      ))}
    </>
  );
}
