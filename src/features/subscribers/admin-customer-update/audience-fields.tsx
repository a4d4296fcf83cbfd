import "@mantine/core/styles/Radio.layer.css";
import { Group, NativeSelect, Radio, Stack, Text, TextInput } from "@mantine/core";
import { type Audience, audienceSchema } from "#shared/subscribers/customer-update.ts";
import { SUBSCRIBER_SOURCES } from "#shared/subscribers/subscriber.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { EVERY_OPEN_ORDER, OrderFields } from "./order-fields.tsx";
import { peopleWords } from "./words.ts";

type AudienceFieldsProps = { audience: Audience; onChange: (audience: Audience) => void };

/** Who a message goes to, and how many they are now. */
export function AudienceFields({ audience, onChange }: AudienceFieldsProps) {
  return (
    <Stack gap="sm">
      <Radio.Group
        label="To whom"
        value={audience.kind}
        onChange={(kind) =>
          onChange(
            kind === "orders" ? EVERY_OPEN_ORDER : { kind: "subscribers", source: null, tag: null },
          )
        }
      >
        <Stack gap="xs" mt="xs">
          <Radio value="subscribers" label="Subscribers who confirmed: marketing" />
          <Radio value="orders" label="Customers of some orders: news about their order" />
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
      {reach.data ? `Reaches ${peopleWords(reach.data.people)} now` : " "}
    </Text>
  );
}
