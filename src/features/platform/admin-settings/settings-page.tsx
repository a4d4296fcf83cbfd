import "@mantine/core/styles/Tabs.layer.css";
import { Button, Group, Stack, Tabs, Text } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { platformParts } from "#messages/platform/parts.ts";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { SETTINGS_TAB_IDS, settingsTabWords } from "#shared/platform/settings/settings-tabs.ts";
import { actorWords } from "#shared/platform/audit/audit-actor.ts";
import isSame from "fast-deep-equal";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { useLeaveGuard } from "#client/lib/forms/use-leave-guard.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { FIELDS, type SettingField } from "./fields.tsx";
import { History } from "./history.tsx";
import { missingNumbers } from "./missing-numbers.ts";
import { OvertakenNote } from "./overtaken-note.tsx";
import { type PartErrors, partErrors } from "./part-errors.ts";
import { useRefused } from "./use-refused.ts";
import { type TabState, useSave } from "./use-save.ts";
import { type TypedTab, useTyped } from "./use-typed.ts";

/** The market's settings; each change applies from the next request. */
export function SettingsPage() {
  const { search, change } = useTableAddress();
  const { isTyped, typedIn } = useTyped();
  useLeaveGuard({
    // What was typed stays when another tab of this page is shown.
    wouldLose: (from, to) => from.pathname !== to.pathname && isTyped(),
    isUnsaved: isTyped,
    mayLeave: () => globalThis.confirm(platformParts.leaveTyped),
  });
  const query = trpc.admin.settings.read.useQuery(undefined, { refetchOnMount: "always" });
  const open = SETTINGS_TAB_IDS.find((tab) => tab === search["tab"]) ?? "contact";
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
                {SETTINGS_TAB_IDS.map((tab) => (
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

type TabFormProps = { state: TabState; settings: Settings; typed: TypedTab };

function TabForm({ state, settings, typed }: TabFormProps) {
  const { isSaving, send } = useSave(state);
  const { values, overtaken } = typed;
  const shown = { ...settings, ...values };
  const { form, errors, refuse, clear } = useRefused(shown);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingNumbers(values);
    const wrong = Object.keys(missing).length > 0 ? missing : await send(values);
    if (wrong) return refuse(wrong);
    clear();
    typed.forget(values);
  };
  return (
    <Stack gap="xl">
      <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
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
              parts={partErrors(errors, field.key)}
            />
          ))}
          <Group>
            <Button
              type="submit"
              loading={isSaving}
              disabled={isSame(shown, settings) || overtaken.length > 0}
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
  parts: PartErrors;
};

/** A setting, with a choice between both values if someone else has changed it meanwhile. */
function OneSetting({ field: { key, Field }, settings, typed, parts }: OneSettingProps) {
  const error = Object.values(parts)[0];
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
    <div ref={frame} tabIndex={-1} data-refused={error ? true : undefined}>
      <Field
        key={`${drawn} ${redrawn}`}
        settings={shown}
        {...{ error, parts }}
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
  const [seen, setSeen] = useState({ value, drawn: 0 });
  if (!isSame(value, seen.value)) setSeen({ value, drawn: seen.drawn + 1 });
  const note = (typed: unknown) => setSeen({ ...seen, value: typed });
  return { drawn: seen.drawn, note };
}
