import "@mantine/core/styles/Fieldset.layer.css";
import { Button, Checkbox, Fieldset, Group, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import type { Zone } from "#shared/platform/settings/place-settings.ts";
import type { FieldProps } from "./fields.tsx";
import { PartError } from "./part-error.tsx";
import { errorAt, type PartErrors, partErrors } from "./part-errors.ts";
import { TypedNumber } from "./typed-number.tsx";
import { WEEKDAY_CHOICES } from "./weekday-choices.ts";

const NEW_ZONE: Zone = { name: "", prefixes: [], feeCents: 0, minimumCents: 0 };

/** Parts of the served area with a fee and a minimum of their own. */
export function ZonesField({ settings: { zones }, parts, onChange }: FieldProps) {
  // Zones have no other key while they are being edited.
  const [keys, setKeys] = useState(() => zones.map(() => crypto.randomUUID()));
  const replace = (at: number, zone: Zone) => onChange({ zones: zones.with(at, zone) });
  const add = () => {
    setKeys([...keys, crypto.randomUUID()]);
    onChange({ zones: [...zones, NEW_ZONE] });
  };
  const remove = (at: number) => {
    setKeys(keys.toSpliced(at, 1));
    onChange({ zones: zones.toSpliced(at, 1) });
  };
  return (
    <Stack>
      {zones.map((zone, at) => (
        <ZoneRow
          key={keys[at]}
          zone={zone}
          at={at}
          parts={partErrors(parts, String(at))}
          onZone={(changed) => replace(at, changed)}
          onRemove={() => remove(at)}
        />
      ))}
      <PartError parts={parts} />
      <Group>
        <Button variant="default" onClick={add}>
          {m.addZone}
        </Button>
      </Group>
    </Stack>
  );
}

type ZoneRowProps = {
  zone: Zone;
  at: number;
  parts: PartErrors;
  onZone: (zone: Zone) => void;
  onRemove: () => void;
};

function ZoneRow({ zone, at, parts, onZone, onRemove }: ZoneRowProps) {
  return (
    <Fieldset legend={zone.name || m.zone(at + 1)}>
      <Stack>
        <TextInput
          label={m.name}
          value={zone.name}
          error={errorAt(parts, "name")}
          onChange={(event) => onZone({ ...zone, name: event.currentTarget.value })}
        />
        <TextInput
          {...m.zips}
          defaultValue={zone.prefixes.join(" ")}
          error={errorAt(parts, "prefixes")}
          onChange={(event) =>
            onZone({ ...zone, prefixes: event.currentTarget.value.split(/\s+/).filter(Boolean) })
          }
        />
        <Group grow align="start">
          <TypedNumber
            label={m.zoneFee}
            prefix="$"
            scale={100}
            value={zone.feeCents}
            error={errorAt(parts, "feeCents")}
            onChange={(feeCents) => onZone({ ...zone, feeCents })}
          />
          <TypedNumber
            label={m.zoneSmallest}
            prefix="$"
            scale={100}
            value={zone.minimumCents}
            error={errorAt(parts, "minimumCents")}
            onChange={(minimumCents) => onZone({ ...zone, minimumCents })}
          />
        </Group>
        <ZoneWeekdays zone={zone} error={errorAt(parts, "weekdays")} onZone={onZone} />
        <Group>
          <Button variant="default" onClick={onRemove}>
            {m.removeZone}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

type ZoneWeekdaysProps = Pick<ZoneRowProps, "zone" | "onZone"> & { error: string | undefined };

/** All checked means that the zone follows the market's own weekdays. */
function ZoneWeekdays({ zone, error, onZone }: ZoneWeekdaysProps) {
  const { weekdays, ...rest } = zone;
  const isWrong = error !== undefined;
  const choose = (days: number[]) =>
    onZone(days.length === WEEKDAY_CHOICES.length ? rest : { ...rest, weekdays: days });
  return (
    <Checkbox.Group
      {...m.zoneWeekdays}
      error={error}
      value={(weekdays ?? [0, 1, 2, 3, 4, 5, 6]).map(String)}
      onChange={(days) => choose(days.map(Number).toSorted((a, b) => a - b))}
    >
      <Group mt="xs">
        {WEEKDAY_CHOICES.map(({ value, label }) => (
          <Checkbox key={value} {...{ value, label }} error={isWrong} aria-invalid={isWrong} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
