import "@mantine/core/styles/RadioCard.layer.css";
import "@mantine/core/styles/RadioIndicator.layer.css";
import { NativeSelect, Radio, Skeleton, Text } from "@mantine/core";
import { useEffect, useMemo } from "react";
import { checkoutFields as m } from "#messages/checkout/fields.ts";
import { isBookable } from "#shared/checkout/chosen-day.ts";
import { capital } from "#shared/capital.ts";
import { formatSlot, isServedZip, windowOf } from "#shared/checkout/delivery.ts";
import { daysTo } from "#shared/checkout/delivery-sentence.ts";
import { formatDayEnd, formatDayShort, weekdayOf } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useSession } from "#client/lib/session/session.ts";
import { keepDay, keptDay, useKeptDay } from "../../delivery-day/day-store.ts";
import type { CheckoutForm } from "./checkout-form.ts";
import classes from "../checkout.module.css";

type DayOption = Outputs["checkout"]["delivery"]["options"]["days"][number];

/** The day and its windows with the slots left, refetched whenever the fields mount. */
export function WindowFields({ form }: { form: CheckoutForm }) {
  const { data, isError } = trpc.checkout.delivery.options.useQuery(undefined, {
    staleTime: 0,
    refetchOnMount: "always",
  });
  const days = useDaysOfZip(form, data?.days);
  const usual = useUsual();
  const chosen = useDayChosen(days, form.values.deliveryDate, usual);
  useChosenDay(form, { days, chosen, usual });

  if (isError && !data) {
    return (
      <Text size="sm" role="alert">
        {m.daysNotLoaded}
      </Text>
    );
  }
  if (!days || (days.length > 0 && !chosen)) return <Skeleton h={150} aria-busy="true" />;
  if (!chosen) {
    return (
      <Text size="sm" role="alert">
        {m.noDays}
      </Text>
    );
  }
  return (
    <>
      <NativeSelect
        label={m.day}
        description={m.orderBy(formatDayEnd(chosen.lastOrderDay))}
        value={chosen.day}
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue("deliveryDate", value);
          keepDay(value);
        }}
        data={days.map(({ day }) => ({ value: day, label: capital(formatDayShort(day)) }))}
      />
      <WindowCards form={form} option={chosen} />
      <NextFree days={days} chosen={chosen} />
    </>
  );
}

/** When the shopper's latest order was delivered; undefined while loading, null if there is none. */
function useUsual() {
  const { user, isLoading } = useSession();
  const { data, isError } = trpc.orders.lastDelivery.useQuery(undefined, {
    enabled: user !== null,
  });
  if (isError || (!isLoading && !user)) return null;
  return data;
}

type Usual = ReturnType<typeof useUsual>;

/**
 * The day chosen in the shop or here, otherwise the weekday of the latest order, otherwise the first one. The weekday
 * of the latest order is kept like a choice, so that the whole shop speaks of the same day as the checkout.
 */
function useDayChosen(days: readonly DayOption[] | undefined, deliveryDate: string, usual: Usual) {
  const kept = useKeptDay();
  const wanted = days?.find((option) => option.day === kept && isBookable(option));
  if (wanted) return wanted;
  if (usual === undefined && deliveryDate === "") return undefined;
  return (
    days?.find(({ day }) => day === deliveryDate) ??
    days?.find(({ day }) => weekdayOf(day) === usual?.weekday) ??
    days?.[0]
  );
}

/** The delivery days of the typed zip; all days until it is known. */
function useDaysOfZip(form: CheckoutForm, days?: readonly DayOption[]) {
  const zipCode = form.values.zipCode.trim();
  const { data } = trpc.checkout.delivery.check.useQuery(
    { zipCode },
    { enabled: isServedZip(zipCode) },
  );
  const weekdays = data?.terms?.weekdays;
  return useMemo(() => days && daysTo(days, weekdays), [days, weekdays]);
}

/** If a window of the day is full: the first one available from that day on. */
function NextFree({ days, chosen }: { days: readonly DayOption[]; chosen: DayOption }) {
  const full = chosen.windows.find(({ left }) => left === 0);
  if (!full) return null;
  const next = days
    .filter(({ day }) => day >= chosen.day)
    .flatMap(({ day, windows }) => windows.map((window) => ({ ...window, day })))
    .find(({ day, id, left }) => left > 0 && (day > chosen.day || isAfter(chosen, id, full.id)));
  return (
    <Text size="sm" c="dimmed" role="status" mt={-8}>
      {next
        ? m.fullNext(windowOf(full.id).label, formatSlot(next.day, next.id))
        : m.fullNoLater(windowOf(full.id).label)}
    </Text>
  );
}

function isAfter({ windows }: DayOption, id: string, full: string): boolean {
  const ids: string[] = windows.map((window) => window.id);
  return ids.indexOf(id) > ids.indexOf(full);
}

type ChosenDay = {
  days: readonly DayOption[] | undefined;
  chosen: DayOption | undefined;
  usual: Usual;
};

/** Moves to a day that is still available, and to one of its windows with slots left. */
function useChosenDay(form: CheckoutForm, { days, chosen, usual }: ChosenDay) {
  const { deliveryDate, deliveryTime } = form.values;
  const { setFieldValue } = form;
  useEffect(() => {
    if (!days || !chosen) return;
    if (chosen.day !== deliveryDate) setFieldValue("deliveryDate", chosen.day);
    if (usual?.weekday === weekdayOf(chosen.day) && keptDay() === null) keepDay(chosen.day);
    const isFree = (id?: string) =>
      chosen.windows.some((window) => window.id === id && window.left > 0);
    if (deliveryDate === "" && usual && isFree(usual.window)) {
      setFieldValue("deliveryTime", usual.window);
      return;
    }
    const free = chosen.windows.find((window) => window.left > 0);
    if (!isFree(deliveryTime) && free) setFieldValue("deliveryTime", free.id);
  }, [days, chosen, usual, deliveryDate, deliveryTime, setFieldValue]);
}

function WindowCards({ form, option }: { form: CheckoutForm; option: DayOption }) {
  return (
    <Radio.Group
      label={m.windowOn(formatDayShort(option.day))}
      value={form.values.deliveryTime}
      error={form.errors["deliveryTime"]}
      onChange={(value) => form.setFieldValue("deliveryTime", value)}
    >
      <div className={classes["windows"]}>
        {option.windows.map(({ id, left }) => (
          <Radio.Card
            key={id}
            value={id}
            disabled={left === 0}
            className={classes["window"] ?? ""}
            data-disabled={left === 0 || undefined}
          >
            <Radio.Indicator />
            <span className={classes["windowText"]}>
              <Text fw={600}>{windowOf(id).label}</Text>
              <Text size="sm" c="dimmed">
                {left === 0 ? m.full : m.left(left)}
              </Text>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
