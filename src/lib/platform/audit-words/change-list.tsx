import { Text } from "@mantine/core";

/** What an entry says beyond its action: fields before and after, or plain facts. */
export function ChangeList({ detail }: { detail: Record<string, unknown> }) {
  const facts = Object.entries(detail);
  if (facts.length === 0) return null;
  return (
    <>
      {facts.map(([field, value]) => (
        <Text key={field} size="sm" component="div">
          {field}: {wordsOf(value)}
        </Text>
      ))}
    </>
  );
}

function wordsOf(value: unknown): string {
  if (isChange(value)) return `${plain(value.from)} → ${plain(value.to)}`;
  return plain(value);
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === "object" && value !== null && "from" in value && "to" in value;
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  return typeof value === "string" ? value : JSON.stringify(value);
}
