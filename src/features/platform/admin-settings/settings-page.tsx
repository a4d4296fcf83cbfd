import "@mantine/core/styles/Tabs.layer.css";
import { Button, Group, Stack, Tabs, Text } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { platformSettings as m } from "#messages/platform-settings.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import {
  SETTINGS_TABS,
  type SettingsTab,
  settingsTabWords,
} from "#shared/platform/settings/settings-tabs.ts";
import { actorWords } from "#shared/platform/audit/audit-actor.ts";
import { formatInstant } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { failureOf, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import { detailWords } from "#client/lib/platform/audit-words/detail-words.ts";
import { FIELDS, type SettingField } from "./fields.tsx";
import { OvertakenNote } from "./overtaken-note.tsx";
import { type TypedTab, useTyped } from "./use-typed.ts";

type TabState = Outputs["admin"]["settings"]["read"]["tabs"][number];
const TABS = Object.keys(SETTINGS_TABS) as SettingsTab[];

/** The market's settings; each change applies from the next request. */
export function SettingsPage() {
  const { search, change } = useTableAddress();
  const typedIn = useTyped();
  const query = trpc.admin.settings.read.useQuery(undefined, { refetchOnMount: "always" });
  const open = TABS.find((tab) => tab === search["tab"]) ?? "contact";
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {(stored, failure) => {
        const state = stored.tabs.find(({ tab }) => tab === open);
        return (
          <>
            <AreaHeading title={m.title}>{m.intro}</AreaHeading>
            {failure}
            <Tabs
              value={open}
              keepMounted={false}
              onChange={(tab) => change({ tab: tab ?? undefined })}
            >
              <Tabs.List mb="lg" data-slides>
                {TABS.map((tab) => (
                  <Tabs.Tab key={tab} value={tab}>
                    {settingsTabWords(tab)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <Tabs.Panel value={open}>
                {state ? (
                  <TabForm
                    key={open}
                    state={state}
                    settings={stored.settings}
                    typed={typedIn(open, stored.settings)}
                  />
                ) : null}
              </Tabs.Panel>
            </Tabs>
          </>
        );
      }}
    </Loaded>
  );
}

function useSave(state: TabState) {
  const utils = trpc.useUtils();
  const save = trpc.admin.settings.save.useMutation({
    meta: { failureTitle: m.notSaved },
    onSuccess: () => {
      notify.success(m.saved);
      return utils.admin.settings.read.invalidate();
    },
    // Values saved by someone else are shown beside the typed ones.
    onError: (error) => {
      if (failureOf(error)?.code === "conflict") return utils.admin.settings.read.invalidate();
    },
  });
  /** Whether it was saved. */
  const send = (values: Partial<Settings>) =>
    save.mutateAsync({ tab: state.tab, version: state.version, values }).then(
      () => true,
      () => false,
    );
  return { save, send };
}

type TabFormProps = { state: TabState; settings: Settings; typed: TypedTab };

function TabForm({ state, settings, typed }: TabFormProps) {
  const { save, send } = useSave(state);
  const { values, overtaken } = typed;
  const errors = refusedFields(save.error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send(values)) typed.forget(values);
  };
  return (
    <Stack gap="xl">
      <form method="post" onSubmit={(event) => void submit(event)} noValidate>
        <Stack maw={640}>
          {overtaken.length === 0 ? null : (
            <Text role="alert" c="var(--color-clay-text)">
              {m.chooseEach(actorWords(state.history[0]?.actorName ?? ""))}
            </Text>
          )}
          {FIELDS[state.tab].map((field) => (
            <OneSetting
              key={field.key}
              field={field}
              {...{ settings, typed }}
              error={errorOf(errors, field.key)}
            />
          ))}
          <Group>
            <Button
              type="submit"
              loading={save.isPending}
              disabled={isSame(values, settings) || overtaken.length > 0}
            >
              {m.save(settingsTabWords(state.tab))}
            </Button>
          </Group>
        </Stack>
      </form>
      <History state={state} />
    </Stack>
  );
}

type OneSettingProps = Omit<TabFormProps, "state"> & {
  field: SettingField;
  error: string | undefined;
};

/** A setting, with a choice between both values if someone else has changed it meanwhile. */
function OneSetting({ field: { key, Field }, settings, typed, error }: OneSettingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { values, redrawn, overtaken } = typed;
  const shown = { ...settings, ...values };
  const { drawn, note } = useDrawn(shown[key]);
  // The buttons disappear once a choice is made.
  const choose = (choice: (chosen: keyof Settings) => void) => () => {
    choice(key);
    frame.current?.focus();
  };
  return (
    <div ref={frame} tabIndex={-1}>
      <Field
        key={`${drawn} ${redrawn}`}
        settings={shown}
        error={error}
        onChange={(part) => {
          note({ ...shown, ...part }[key]);
          typed.type(part);
        }}
      />
      {overtaken.includes(key) ? (
        <OvertakenNote
          theirs={{ [key]: settings[key] }}
          mine={{ [key]: values[key] }}
          onKeep={choose(typed.keepTheirs)}
          onTakeMine={choose(typed.takeMine)}
        />
      ) : null}
    </div>
  );
}

/**
 * How often a setting was redrawn, for inputs that hold their own state: whenever its value changes otherwise than by
 * typing into it. Saving what was typed leaves the field, its focus and what is being typed alone. `note` tells what
 * was typed.
 */
function useDrawn(value: unknown) {
  const now = JSON.stringify(value);
  const [seen, setSeen] = useState({ value: now, drawn: 0 });
  if (now !== seen.value) setSeen({ value: now, drawn: seen.drawn + 1 });
  const note = (typed: unknown) => setSeen({ ...seen, value: JSON.stringify(typed) });
  return { drawn: seen.drawn, note };
}

/** The error of a setting, or of its first invalid part. */
function errorOf(errors: Readonly<Record<string, string>>, key: string): string | undefined {
  const found = Object.entries(errors).find(([path]) => {
    const place = path.replace(/^values\./, "");
    return place === key || place.startsWith(`${key}.`);
  });
  return found?.[1];
}

function isSame(values: Partial<Settings>, settings: Settings): boolean {
  return JSON.stringify({ ...settings, ...values }) === JSON.stringify(settings);
}

function History({ state }: { state: TabState }) {
  const { send } = useSave(state);
  return (
    <TitledSection title={m.history}>
      {state.history.length === 0 ? <Text>{m.noChanges}</Text> : null}
      <Stack gap="sm">
        {state.history.map(({ id, at, actorName, detail }) => (
          <Group key={id} justify="space-between" align="flex-start">
            <Text size="sm" maw={560}>
              {m.entry(formatInstant(at), actorWords(actorName), detailWords(detail).join("; "))}
            </Text>
            <ConfirmButton
              label={m.changeBack}
              size="sm"
              question={m.changeBackTo(formatInstant(at))}
              onConfirm={() => send(beforeOf(detail))}
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
