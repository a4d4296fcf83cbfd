import "@mantine/core/styles/Tabs.layer.css";
import { Button, Group, Stack, Tabs, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
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
import { failureOf, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { detailWords } from "#client/lib/platform/audit-words/detail-words.ts";
import { FIELDS } from "./fields.tsx";

type TabState = Outputs["admin"]["settings"]["read"]["tabs"][number];
const TABS = Object.keys(SETTINGS_TABS) as SettingsTab[];

/** What the market asks for and promises; each change counts from the next request on. */
export function SettingsPage() {
  const { search, change } = useTableAddress();
  // By tab and version: what is typed in one tab stays while others are looked at, until it is saved.
  const [typed, setTyped] = useState<Record<string, Partial<Settings>>>({});
  const query = trpc.admin.settings.read.useQuery(undefined, { refetchOnMount: "always" });
  const open = TABS.find((tab) => tab === search["tab"]) ?? "contact";
  if (query.isPending) return <PageSkeleton />;
  if (isLost(query)) {
    return <QueryError query={query} isPage />;
  }
  const state = query.data.tabs.find(({ tab }) => tab === open);
  const key = `${open} ${state?.version}`;
  return (
    <>
      <AreaHeading title={m.title}>{m.intro}</AreaHeading>
      {query.isError ? <QueryError query={query} /> : null}
      <Tabs value={open} keepMounted={false} onChange={(tab) => change({ tab: tab ?? undefined })}>
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
              key={key}
              state={state}
              settings={query.data.settings}
              values={typed[key] ?? {}}
              onChange={(values) => setTyped((before) => ({ ...before, [key]: values }))}
            />
          ) : null}
        </Tabs.Panel>
      </Tabs>
    </>
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
  });
  const send = (values: Partial<Settings>) =>
    save.mutateAsync({ tab: state.tab, version: state.version, values }).catch(() => null);
  return { save, send };
}

type TabFormProps = {
  state: TabState;
  settings: Settings;
  /** What was typed and is not saved. */
  values: Partial<Settings>;
  onChange: (values: Partial<Settings>) => void;
};

function TabForm({ state, settings, values, onChange }: TabFormProps) {
  const { save, send } = useSave(state);
  const errors = failureOf(save.error)?.fieldErrors ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(values);
  };
  return (
    <Stack gap="xl">
      <form method="post" onSubmit={submit} noValidate>
        <Stack maw={640}>
          {FIELDS[state.tab].map(({ key, Field }) => (
            <Field
              key={key}
              settings={{ ...settings, ...values }}
              error={errorOf(errors, key)}
              onChange={(part: Partial<Settings>) => onChange({ ...values, ...part })}
            />
          ))}
          <Group>
            <Button type="submit" loading={save.isPending} disabled={isSame(values, settings)}>
              {m.save(settingsTabWords(state.tab))}
            </Button>
          </Group>
        </Stack>
      </form>
      <History state={state} />
    </Stack>
  );
}

/** What is wrong with a setting, or with the first of its parts that is wrong. */
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
    <section>
      <Title order={2} size="h3" mb="sm">
        {m.history}
      </Title>
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
    </section>
  );
}

function beforeOf(detail: Record<string, unknown>): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(detail).map(([key, change]) => [key, (change as { from: unknown }).from]),
  );
}
