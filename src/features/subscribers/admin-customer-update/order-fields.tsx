import "@mantine/core/styles/Radio.layer.css";
import { Checkbox, Group, Loader, NativeSelect, Radio, Stack, TextInput } from "@mantine/core";
import type { Audience, OrderAudience } from "#shared/subscribers/customer-update.ts";
import { DELIVERY_WINDOWS, WINDOW_IDS } from "#shared/checkout/delivery.ts";
import { businessDayAt, isDay } from "#shared/time.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";

/** Everyone whose order is still to come. */
export const OPEN_ORDERS: OrderAudience = {
  kind: "orders",
  about: "order",
  day: null,
  windows: [],
  zone: null,
  farmId: null,
  productId: null,
  zips: [],
};

type OrderFieldsProps = { audience: OrderAudience; onChange: (audience: Audience) => void };
type PartProps = { audience: OrderAudience; change: (part: Partial<OrderAudience>) => void };

/** Chooses orders by day, window, zone, farm, product and zip code, and what their customers are sent. */
export function OrderFields({ audience, onChange }: OrderFieldsProps) {
  const change = (part: Partial<OrderAudience>) => onChange({ ...audience, ...part });
  return (
    <Stack gap="sm">
      <Radio.Group
        label="Kind of message"
        value={audience.about}
        onChange={(about) => change({ about: about === "news" ? "news" : "order" })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="order" label="About their order: everyone gets it" />
          <Radio
            value="news"
            label="News: only those who confirmed the newsletter, with a link to unsubscribe"
          />
        </Stack>
      </Radio.Group>
      <DayFields audience={audience} change={change} />
      <Checkbox.Group
        label="Windows (none means all)"
        value={audience.windows}
        onChange={(chosen) => change({ windows: WINDOW_IDS.filter((id) => chosen.includes(id)) })}
      >
        <Group mt="xs">
          {DELIVERY_WINDOWS.map(({ id, label }) => (
            <Checkbox key={id} value={id} label={label} />
          ))}
        </Group>
      </Checkbox.Group>
      <ZoneSelect audience={audience} change={change} />
      <GoodsFields audience={audience} change={change} />
      <TextInput
        label="Zip codes (optional)"
        description="The first digits are enough, with spaces between them: 949 94110"
        defaultValue={audience.zips.join(" ")}
        onBlur={(event) =>
          change({ zips: event.currentTarget.value.match(/\d{3,5}/gu)?.slice(0, 100) ?? [] })
        }
      />
    </Stack>
  );
}

function DayFields({ audience: { day }, change }: PartProps) {
  return (
    <>
      <Radio.Group
        label="Which orders"
        value={day === null ? "open" : "day"}
        // What was in the orders of the other days may not be in these.
        onChange={(which) =>
          change({
            day: which === "open" ? null : businessDayAt(new Date()),
            farmId: null,
            productId: null,
          })
        }
      >
        <Stack gap="xs" mt="xs">
          <Radio value="open" label="All upcoming orders" />
          <Radio value="day" label="Orders for one delivery day" />
        </Stack>
      </Radio.Group>
      {day === null ? null : (
        <TextInput
          type="date"
          data-path="audience.day"
          label="Delivery day"
          required
          value={day}
          error={isDay(day) ? null : "Please choose a delivery day"}
          onChange={(event) =>
            change({ day: event.currentTarget.value, farmId: null, productId: null })
          }
        />
      )}
    </>
  );
}

function ZoneSelect({ audience: { zone }, change }: PartProps) {
  const zones = trpc.admin.orders.zones.useQuery();
  const names = zones.data ?? [];
  const known = zone === null || names.includes(zone) ? names : [...names, zone];
  return (
    <NativeSelect
      label="Zone (optional)"
      data={[{ value: "", label: "Any zone" }, ...known]}
      value={zone ?? ""}
      error={zones.isError ? failureMessage(zones.error) : null}
      rightSection={zones.isPending ? <Loader size="xs" /> : undefined}
      onChange={(event) => change({ zone: event.currentTarget.value || null })}
    />
  );
}

function GoodsFields({ audience: { day, farmId, productId }, change }: PartProps) {
  const goods = trpc.admin.customerUpdates.goods.useQuery(
    { day },
    { enabled: day === null || isDay(day), refetchOnMount: "always" },
  );
  const { farms = [], products = [] } = goods.data ?? {};
  const shown = products.filter((product) => farmId === null || product.farmId === farmId);
  const error = goods.isError ? failureMessage(goods.error) : null;
  const waiting = goods.isFetching ? { rightSection: <Loader size="xs" /> } : {};
  return (
    <>
      <NativeSelect
        label="With goods from the farm (optional)"
        data={[{ value: "", label: "Any farm" }, ...farms.map(choiceOf)]}
        value={String(farmId ?? "")}
        error={error}
        {...waiting}
        onChange={(event) =>
          change({ farmId: Number(event.currentTarget.value) || null, productId: null })
        }
      />
      <NativeSelect
        label="With the product (optional)"
        data={[{ value: "", label: "Any product" }, ...shown.map(choiceOf)]}
        value={String(productId ?? "")}
        error={error}
        {...waiting}
        onChange={(event) => change({ productId: Number(event.currentTarget.value) || null })}
      />
    </>
  );
}

const choiceOf = ({ id, name }: { id: number; name: string }) => ({
  value: String(id),
  label: name,
});
