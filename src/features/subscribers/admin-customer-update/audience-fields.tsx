import "@mantine/core/styles/Radio.layer.css";
import { Checkbox, Group, NativeSelect, Radio, Stack, Text, TextInput } from "@mantine/core";
import { type Audience, audienceSchema } from "#shared/subscribers/customer-update.ts";
import { DELIVERY_WINDOWS, WINDOW_IDS } from "#shared/checkout/delivery.ts";
import { SUBSCRIBER_SOURCES } from "#shared/subscribers/subscriber.ts";
import { businessDayAt } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";

type AudienceFieldsProps = { audience: Audience; onChange: (audience: Audience) => void };

const firstOrders = (): Audience => ({
  kind: "orders",
  day: businessDayAt(new Date()),
  windows: [],
  farmId: null,
  productId: null,
  zips: [],
});

/** Who a message goes to, and how many they are now. */
export function AudienceFields({ audience, onChange }: AudienceFieldsProps) {
  return (
    <Stack gap="sm">
      <Radio.Group
        label="To whom"
        value={audience.kind}
        onChange={(kind) =>
          onChange(
            kind === "orders" ? firstOrders() : { kind: "subscribers", source: null, tag: null },
          )
        }
      >
        <Stack gap="xs" mt="xs">
          <Radio value="subscribers" label="Subscribers who confirmed: marketing" />
          <Radio value="orders" label="Customers of one delivery day: news about their order" />
        </Stack>
      </Radio.Group>
      {audience.kind === "orders" ? (
        <OrderFields audience={audience} onChange={onChange} />
      ) : (
        <SubscriberFields audience={audience} onChange={onChange} />
      )}
      <Reach audience={audience} />
    </Stack>
  );
}

type OrderAudience = Extract<Audience, { kind: "orders" }>;
type OrderFieldsProps = { audience: OrderAudience; onChange: (audience: Audience) => void };

function OrderFields({ audience, onChange }: OrderFieldsProps) {
  const change = (part: Partial<OrderAudience>) => onChange({ ...audience, ...part });
  return (
    <Stack gap="sm">
      <TextInput
        type="date"
        label="Delivery day"
        required
        value={audience.day}
        onChange={(event) => change({ day: event.currentTarget.value })}
      />
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
      <FarmSelect farmId={audience.farmId} onChange={(farmId) => change({ farmId })} />
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

type SubscriberAudience = Extract<Audience, { kind: "subscribers" }>;
type SubscriberFieldsProps = {
  audience: SubscriberAudience;
  onChange: (audience: Audience) => void;
};

function SubscriberFields({ audience, onChange }: SubscriberFieldsProps) {
  return (
    <Group align="end">
      <NativeSelect
        label="Who came by"
        data={[
          { value: "", label: "Any source" },
          ...SUBSCRIBER_SOURCES.map((id) => ({ value: id, label: id.replaceAll("_", " ") })),
        ]}
        value={audience.source ?? ""}
        onChange={(event) => onChange({ ...audience, source: event.currentTarget.value || null })}
      />
      <TextInput
        label="With the tag (optional)"
        value={audience.tag ?? ""}
        onChange={(event) =>
          onChange({ ...audience, tag: event.currentTarget.value.trim().toLowerCase() || null })
        }
      />
    </Group>
  );
}

function Reach({ audience }: { audience: Audience }) {
  const isWhole = audienceSchema.safeParse(audience).success;
  const reach = trpc.admin.customerUpdates.audience.useQuery(audience, {
    enabled: isWhole,
    refetchOnMount: "always",
  });
  return (
    <Text role="status" fw={600}>
      {reach.data ? `Reaches ${reach.data.people.toLocaleString("en-US")} people now` : " "}
    </Text>
  );
}
