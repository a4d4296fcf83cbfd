import "@mantine/core/styles/Radio.layer.css";
import { Button, Group, List, NativeSelect, Radio, Stack, Text, TextInput } from "@mantine/core";
import { subscribersAdmin } from "#messages/subscribers/admin.ts";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import { type Audience, audienceSchema } from "#shared/subscribers/customer-update.ts";
import { SUBSCRIBER_SOURCES } from "#shared/subscribers/subscriber.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { peopleWords } from "./words.ts";
import { OPEN_ORDERS, OrderFields } from "./order-fields.tsx";

type AudienceFieldsProps = { audience: Audience; onChange: (audience: Audience) => void };

/** The audience of a message, its current size, and a sample of recipients. */
export function AudienceFields({ audience, onChange }: AudienceFieldsProps) {
  return (
    <Stack gap="sm">
      <Radio.Group
        label={m.recipients}
        value={audience.kind}
        onChange={(kind) =>
          onChange(
            kind === "orders" ? OPEN_ORDERS : { kind: "subscribers", source: null, tag: null },
          )
        }
      >
        <Stack gap="xs" mt="xs">
          <Radio value="subscribers" label={m.confirmedSubscribers} />
          <Radio value="orders" label={m.customersOfOrders} />
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
        label={m.through}
        data={[
          { value: "", label: m.anySource },
          ...SUBSCRIBER_SOURCES.map((id) => ({ value: id, label: subscribersAdmin.sources[id] })),
        ]}
        value={audience.source ?? ""}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          const source = SUBSCRIBER_SOURCES.find((id) => id === chosen) ?? null;
          onChange({ ...audience, source });
        }}
      />
      <TextInput
        label={m.tagged}
        value={audience.tag ?? ""}
        onChange={(event) =>
          onChange({ ...audience, tag: event.currentTarget.value.toLowerCase() || null })
        }
        onBlur={() => onChange({ ...audience, tag: audience.tag?.trim() || null })}
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
  if (reach.isError) {
    return (
      <Group role="alert">
        <Text>{failureMessage(reach.error)}</Text>
        <Button variant="default" onClick={() => void reach.refetch()}>
          {m.countAgain}
        </Button>
      </Group>
    );
  }
  const { people = 0, suppressed = 0, sample = [] } = reach.data ?? {};
  return (
    <div role="status">
      <Text fw={600}>{reach.data ? m.reaches(peopleWords(people)) : m.counting}</Text>
      {suppressed > 0 ? <Text size="sm">{m.suppressed(peopleWords(suppressed))}</Text> : null}
      {sample.length > 0 ? (
        <>
          <Text size="sm">{sample.length < people ? m.among : m.theyAre(people)}</Text>
          <List size="sm">
            {sample.map(({ email }) => (
              <List.Item key={email} style={{ overflowWrap: "anywhere" }}>
                {email}
              </List.Item>
            ))}
          </List>
        </>
      ) : null}
    </div>
  );
}
