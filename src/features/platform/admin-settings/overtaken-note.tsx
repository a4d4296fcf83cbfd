import { Button, Group, Stack, Text } from "@mantine/core";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { detailWords } from "#client/lib/platform/audit-words/detail-words.ts";

type OvertakenNoteProps = {
  /** The value saved by someone else, and the typed one. */
  theirs: Partial<Settings>;
  mine: Partial<Settings>;
  onKeep: () => void;
  onTakeMine: () => void;
};

/** Resolves a conflict: asks whether to keep the typed value or the one that someone else has saved. */
export function OvertakenNote({ theirs, mine, onKeep, onTakeMine }: OvertakenNoteProps) {
  return (
    <Stack gap="xs" mt="xs" role="group" aria-label={m.savedMeanwhile}>
      <Text size="sm">
        {m.theirs(detailWords(theirs).join("; "))}
        <br />
        {m.mine(detailWords(mine).join("; "))}
      </Text>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={onKeep}>
          {m.keepTheirs}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onTakeMine}>
          {m.takeMine}
        </Button>
      </Group>
    </Stack>
  );
}
