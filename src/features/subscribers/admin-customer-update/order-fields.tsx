import "@mantine/core/styles/Radio.layer.css";
import { Checkbox, Group, Loader, NativeSelect, Radio, Stack, TextInput } from "@mantine/core";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import type { Audience, OrderAudience } from "#shared/subscribers/customer-update.ts";
import { DELIVERY_WINDOWS, WINDOW_IDS } from "#shared/checkout/delivery.ts";
import { businessDayAt, isDay } from "#shared/time.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";

/** Everyone with an undelivered order. */
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
        label={m.kind}
        value={audience.about}
        onChange={(about) => change({ about: about === "news" ? "news" : "order" })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="order" label={m.aboutOrder} />
          <Radio value="news" label={m.news} />
        </Stack>
      </Radio.Group>
      <DayFields audience={audience} change={change} />
      <Checkbox.Group
        label={m.windows}
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
        label={m.zips}
        description={m.zipsText}
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
        label={m.whichOrders}
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
          <Radio value="open" label={m.allUpcoming} />
          <Radio value="day" label={m.oneDay} />
        </Stack>
      </Radio.Group>
      {day === null ? null : (
        <TextInput
          type="date"
          data-path="audience.day"
          label={m.deliveryDay}
          required
          value={day}
          error={isDay(day) ? null : m.chooseDay}
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
      label={m.zone}
      data={[{ value: "", label: m.anyZone }, ...known]}
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
        label={m.ofFarm}
        data={[{ value: "", label: m.anyFarm }, ...farms.map(choiceOf)]}
        value={String(farmId ?? "")}
        error={error}
        {...waiting}
        onChange={(event) =>
          change({ farmId: Number(event.currentTarget.value) || null, productId: null })
        }
      />
      <NativeSelect
        label={m.withProduct}
        data={[{ value: "", label: m.anyProduct }, ...shown.map(choiceOf)]}
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
