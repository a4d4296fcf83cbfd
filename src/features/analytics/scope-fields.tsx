import { Group, NativeSelect, Text, Title } from "@mantine/core";
import { analyticsPage as m } from "#messages/analytics/page.ts";
import type { Period } from "#shared/analytics/analytics.ts";
import { CHANNEL_WORDS, CHANNELS, type Scope, scopeSchema } from "#shared/analytics/scope.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import styles from "./analytics.module.css";

/** What a section about part of a period's orders needs. */
export type ScopedProps = { period: Period; scope: Scope };

/** The scope in the page's address; parts that are not valid are left out. */
export function scopeIn(search: Readonly<Record<string, unknown>>): Scope {
  const { zone, farm, channel } = scopeSchema.shape;
  return {
    zone: zone.safeParse(search["zone"]).data,
    farm: farm.safeParse(search["farm"]).data,
    channel: channel.safeParse(search["channel"]).data,
  };
}

/** The farm of the URL as a choice, while it is not among those loaded: figures of it must not be called all. */
function unlisted(farm: number | undefined, farms: readonly { id: number }[]) {
  if (farm === undefined || farms.some(({ id }) => id === farm)) return [];
  return [{ value: String(farm), label: m.scope.farmNumber(farm) }];
}

type ScopeFieldsProps = { scope: Scope; onChange: (part: Scope) => void };

/** Limits the sections below to a zone, a farm or the way of ordering. */
export function ScopeFields({ scope, onChange }: ScopeFieldsProps) {
  const query = trpc.admin.analytics.scopes.useQuery();
  const { zones = [], farms = [] } = query.data ?? {};
  // Until they are loaded, those in the URL are choices, so that a link to it works.
  const named = (name: string | undefined) => (name === undefined ? [] : [name]);
  return (
    <section aria-labelledby="scope">
      <Title order={2} size="h3" id="scope" mb="xs">
        {m.scope.title}
      </Title>
      <p className={styles.before}>{m.scope.note}</p>
      <QueryState query={query} waiting={null} />
      <Group align="end">
        <NativeSelect
          size="sm"
          label={m.scope.zone}
          data={[
            { value: "", label: m.scope.allZones },
            ...new Set([...zones, ...named(scope.zone)]),
          ]}
          value={scope.zone ?? ""}
          onChange={({ currentTarget: { value } }) => onChange({ zone: value || undefined })}
        />
        <NativeSelect
          size="sm"
          label={m.scope.farm}
          data={[
            { value: "", label: m.scope.allFarms },
            ...farms.map(({ id, name }) => ({ value: String(id), label: name })),
            ...unlisted(scope.farm, farms),
          ]}
          value={scope.farm ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChange({ farm: value ? Number(value) : undefined })
          }
        />
        <NativeSelect
          size="sm"
          label={m.scope.channel}
          data={[
            { value: "", label: m.scope.allChannels },
            ...CHANNELS.map((value) => ({ value: value as string, label: CHANNEL_WORDS[value] })),
          ]}
          value={scope.channel ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChange({ channel: CHANNELS.find((one) => one === value) })
          }
        />
      </Group>
      {scope.farm === undefined ? null : (
        <Text size="sm" c="var(--color-quiet)" mt="xs">
          {m.scope.ofFarm}
        </Text>
      )}
    </section>
  );
}
