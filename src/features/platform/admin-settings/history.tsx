import { Group, Stack, Text } from "@mantine/core";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import { actorWords } from "#shared/platform/audit/audit-actor.ts";
import { pickFields } from "#shared/platform/audit/edited-fields.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { SETTINGS_TABS } from "#shared/platform/settings/settings-tabs.ts";
import { formatInstant } from "#shared/time.ts";
import { detailWords } from "#client/lib/platform/audit-words/detail-words.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import { type TabState, useSave } from "./use-save.ts";

/** The latest changes of a tab; each can be changed back. */
export function History({ state }: { state: TabState }) {
  const { send } = useSave(state);
  // Entries from before may also name settings of other tabs.
  const own = (detail: Record<string, unknown>) => pickFields(detail, SETTINGS_TABS[state.tab]);
  return (
    <TitledSection title={m.history}>
      {state.history.length === 0 ? <Text>{m.noChanges}</Text> : null}
      <Stack gap="sm">
        {state.history.map(({ id, at, actorName, detail }) => (
          <Group key={id} justify="space-between" align="flex-start">
            <Text size="sm" maw={560}>
              {m.entry(
                formatInstant(at),
                actorWords(actorName),
                detailWords(own(detail)).join("; "),
              )}
            </Text>
            <ConfirmButton
              label={m.changeBack}
              size="sm"
              question={m.changeBackTo(formatInstant(at))}
              onConfirm={() => send(beforeOf(own(detail)))}
            />
          </Group>
        ))}
      </Stack>
    </TitledSection>
  );
}

function beforeOf(detail: Record<string, unknown>): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(detail).map(([key, change]) => [key, (change as { from: unknown }).from]),
  );
}
