import "@mantine/core/styles/Fieldset.layer.css";
import { Button, Checkbox, Fieldset, Group, NumberInput, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Zone } from "#shared/platform/settings.ts";
import { WEEKDAYS } from "#shared/time.ts";
import type { FieldProps } from "./fields.tsx";
import { PartError } from "./part-error.tsx";

const NEW_ZONE: Zone = { name: "", prefixes: [], feeCents: 0, minimumCents: 0 };

/** Parts of the served area with a fee and a minimum of their own. */
export function ZonesField({ settings: { zones }, error, onChange }: FieldProps) {
  // Zones have no other name while they are typed.
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
          onZone={(changed) => replace(at, changed)}
          onRemove={() => remove(at)}
        />
      ))}
      <PartError error={error} />
      <Group>
        <Button variant="default" onClick={add}>
          Add a zone
        </Button>
      </Group>
    </Stack>
  );
}

type ZoneRowProps = { zone: Zone; at: number; onZone: (zone: Zone) => void; onRemove: () => void };

function ZoneRow({ zone, at, onZone, onRemove }: ZoneRowProps) {
  return (
    <Fieldset legend={zone.name || `Zone ${at + 1}`}>
      <Stack>
        <TextInput
          label="Name"
          value={zone.name}
          onChange={(event) => onZone({ ...zone, name: event.currentTarget.value })}
        />
        <TextInput
          label="Zip codes begin with"
          description="Two to five digits each, with spaces between them"
          defaultValue={zone.prefixes.join(" ")}
          onChange={(event) =>
            onZone({ ...zone, prefixes: event.currentTarget.value.split(/\s+/).filter(Boolean) })
          }
        />
        <Group grow>
          <NumberInput
            label="Fee"
            prefix="$"
            min={0}
            decimalScale={2}
            fixedDecimalScale
            value={zone.feeCents / 100}
            onChange={(fee) => onZone({ ...zone, feeCents: Math.round(Number(fee) * 100) })}
          />
          <NumberInput
            label="Smallest order"
            prefix="$"
            min={0}
            decimalScale={2}
            fixedDecimalScale
            value={zone.minimumCents / 100}
            onChange={(least) => onZone({ ...zone, minimumCents: Math.round(Number(least) * 100) })}
          />
        </Group>
        <ZoneWeekdays zone={zone} onZone={onZone} />
        <Group>
          <Button variant="default" onClick={onRemove}>
            Remove this zone
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

/** All of them checked means whatever the market's own weekdays are. */
function ZoneWeekdays({ zone, onZone }: Pick<ZoneRowProps, "zone" | "onZone">) {
  const { weekdays, ...rest } = zone;
  const choose = (days: number[]) =>
    onZone(days.length === WEEKDAYS.length ? rest : { ...rest, weekdays: days });
  return (
    <Checkbox.Group
      label="Weekdays"
      description="Out of the market's delivery days"
      value={(weekdays ?? [0, 1, 2, 3, 4, 5, 6]).map(String)}
      onChange={(days) => choose(days.map(Number).toSorted((a, b) => a - b))}
    >
      <Group mt="xs">
        {WEEKDAYS.map((name, day) => (
          <Checkbox key={name} value={String(day)} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
