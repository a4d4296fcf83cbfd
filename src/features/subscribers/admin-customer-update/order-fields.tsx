import { Checkbox, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { DELIVERY_WINDOWS, WINDOW_IDS } from "#shared/checkout/delivery.ts";
import type { Audience } from "#shared/subscribers/customer-update.ts";
import { businessDayAt } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";

type OrderAudience = Extract<Audience, { kind: "orders" }>;
type OrderFieldsProps = { audience: OrderAudience; onChange: (audience: OrderAudience) => void };

export const EVERY_OPEN_ORDER: OrderAudience = {
  kind: "orders",
  day: null,
  lastDay: null,
  zone: null,
  windows: [],
  farmId: null,
  productId: null,
  zips: [],
};

/** Which orders a message is about. */
export function OrderFields({ audience, onChange }: OrderFieldsProps) {
  const change = (part: Partial<OrderAudience>) => onChange({ ...audience, ...part });
  const { farmId, productId, zone } = audience;
  return (
    <Stack gap="sm">
      <DayFields audience={audience} onChange={onChange} />
      <Checkbox.Group
        label="Windows, none for all"
        value={audience.windows}
        onChange={(chosen) => change({ windows: WINDOW_IDS.filter((id) => chosen.includes(id)) })}
      >
        <Group mt="xs">
          {DELIVERY_WINDOWS.map(({ id, label }) => (
            <Checkbox key={id} value={id} label={label} />
          ))}
        </Group>
      </Checkbox.Group>
      <FarmSelect
        farmId={farmId}
        onChange={(chosen) => change({ farmId: chosen, productId: null })}
      />
      {farmId === null ? null : (
        <ProductSelect
          key={farmId}
          farmId={farmId}
          productId={productId}
          onChange={(chosen) => change({ productId: chosen })}
        />
      )}
      <ZoneSelect zone={zone} onChange={(chosen) => change({ zone: chosen })} />
      <TextInput
        label="Zip codes (optional)"
        description="Beginnings are enough, with spaces between: 949 94110"
        defaultValue={audience.zips.join(" ")}
        onBlur={(event) =>
          change({ zips: event.currentTarget.value.match(/\d{3,5}/gu)?.slice(0, 100) ?? [] })
        }
      />
    </Stack>
  );
}

function DayFields({ audience, onChange }: OrderFieldsProps) {
  const { day, lastDay } = audience;
  return (
    <>
      <NativeSelect
        label="Which orders"
        data={[
          { value: "open", label: "All that are still to come" },
          { value: "days", label: "Of one delivery day or several" },
        ]}
        value={day === null ? "open" : "days"}
        onChange={(event) => {
          const first = event.currentTarget.value === "days" ? businessDayAt(new Date()) : null;
          onChange({ ...audience, day: first, lastDay: null });
        }}
      />
      {day === null ? null : (
        <Group grow align="end">
          <TextInput
            type="date"
            label="Delivery day"
            required
            value={day}
            onChange={(event) => onChange({ ...audience, day: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label="Through (optional)"
            description="For a lot that went out over several days"
            min={day}
            error={
              lastDay !== null && lastDay < day
                ? "The last day cannot be before the first"
                : undefined
            }
            value={lastDay ?? ""}
            onChange={(event) =>
              onChange({ ...audience, lastDay: event.currentTarget.value || null })
            }
          />
        </Group>
      )}
    </>
  );
}

type FarmSelectProps = { farmId: number | null; onChange: (farmId: number | null) => void };

function FarmSelect({ farmId, onChange }: FarmSelectProps) {
  const farms = trpc.farms.list.useQuery();
  return (
    <NativeSelect
      label="With goods of (optional)"
      data={[
        { value: "", label: "Any farm" },
        ...(farms.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={farmId ?? ""}
      onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
    />
  );
}

type ProductSelectProps = {
  farmId: number;
  productId: number | null;
  onChange: (productId: number | null) => void;
};

/** Everything the farm has, on sale or not: what is recalled may be gone from the shop. */
function ProductSelect({ farmId, productId, onChange }: ProductSelectProps) {
  const shelf = trpc.farmer.inventory.shelf.useQuery({ farmId });
  return (
    <NativeSelect
      label="With the product (optional)"
      data={[
        { value: "", label: "Any of its products" },
        ...(shelf.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={productId ?? ""}
      onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
    />
  );
}

type ZoneSelectProps = { zone: string | null; onChange: (zone: string | null) => void };

/** Nothing where the market has no zones. */
function ZoneSelect({ zone, onChange }: ZoneSelectProps) {
  const zones = trpc.admin.orders.zones.useQuery();
  const names = zones.data ?? [];
  if (names.length === 0 && zone === null) return null;
  return (
    <NativeSelect
      label="In the zone (optional)"
      data={[
        { value: "", label: "Any zone" },
        ...[...new Set([...names, ...(zone ? [zone] : [])])].map((name) => ({
          value: name,
          label: name,
        })),
      ]}
      value={zone ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
