import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/NumberInput.layer.css";
import { Checkbox, Group, NumberInput, Textarea, TextInput } from "@mantine/core";
import type { ComponentType } from "react";
import { platformSettings as m } from "#messages/platform-settings.ts";
import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { SettingsTab } from "#shared/platform/settings/settings-tabs.ts";
import { BookAccountsField } from "./book-accounts-field.tsx";
import { CONTACT_FIELDS } from "./contact-fields.tsx";
import { DepotField } from "./depot-field.tsx";
import { FoodBankField } from "./food-bank-field.tsx";
import { HolidaysField } from "./holidays-field.tsx";
import { MovedDaysField } from "./moved-days-field.tsx";
import styles from "./fields.module.css";
import { DeliveryTaxField, TaxRatesField } from "./tax-rates-field.tsx";
import { WEEKDAY_CHOICES } from "./weekday-choices.ts";
import { ZonesField } from "./zones-field.tsx";

export type FieldProps = {
  settings: Settings;
  error: string | undefined;
  onChange: (part: Partial<Settings>) => void;
};
export type SettingField = { key: keyof Settings; Field: ComponentType<FieldProps> };
type NumberKey = {
  [Key in keyof Settings]: Settings[Key] extends number ? Key : never;
}[keyof Settings];

type NumberOptions = {
  label: string;
  description?: string;
  /** Stored units per displayed unit: 100 for dollars and percent. */
  scale?: number;
  suffix?: string;
  prefix?: string;
};

function numberField(key: NumberKey, options: NumberOptions): SettingField {
  const { scale = 1, ...shown } = options;
  const Field = ({ settings, error, onChange }: FieldProps) => (
    <NumberInput
      {...shown}
      classNames={{ wrapper: styles["number"] }}
      min={0}
      decimalScale={scale === 1 ? 0 : 2}
      fixedDecimalScale={scale !== 1}
      value={settings[key] / scale}
      error={error}
      onChange={(value) => onChange({ [key]: Math.round(Number(value) * scale) })}
    />
  );
  return { key, Field };
}

function WeekdaysField({ settings, error, onChange }: FieldProps) {
  return (
    <Checkbox.Group
      label={m.weekdays}
      error={error}
      value={settings.deliveryWeekdays.map(String)}
      onChange={(days) =>
        onChange({ deliveryWeekdays: days.map(Number).toSorted((a, b) => a - b) })
      }
    >
      <Group mt="xs">
        {WEEKDAY_CHOICES.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

function UnservedField({ settings, error, onChange }: FieldProps) {
  return (
    <Textarea
      {...m.notServed}
      autosize
      minRows={2}
      maw={400}
      defaultValue={settings.unservedPrefixes.join(" ")}
      error={error}
      onChange={(event) =>
        onChange({ unservedPrefixes: event.currentTarget.value.split(/\s+/).filter(Boolean) })
      }
    />
  );
}

function PayoutDaysField({ settings, error, onChange }: FieldProps) {
  return (
    <TextInput
      {...m.payoutDays}
      maw={400}
      inputMode="numeric"
      defaultValue={settings.payoutDays.join(" ")}
      error={error}
      onChange={(event) => {
        const days = event.currentTarget.value.split(/[\s,]+/).filter(Boolean);
        onChange({ payoutDays: [...new Set(days.map(Number))].toSorted((a, b) => a - b) });
      }}
    />
  );
}

function WindowsField({ settings: { windowCapacities }, error, onChange }: FieldProps) {
  return DELIVERY_WINDOWS.map(({ id, label }) => (
    <NumberInput
      key={id}
      label={m.deliveriesIn(label)}
      description={m.perDay}
      maw={280}
      min={0}
      decimalScale={0}
      value={windowCapacities[id]}
      error={error}
      onChange={(value) =>
        onChange({ windowCapacities: { ...windowCapacities, [id]: Number(value) } })
      }
    />
  ));
}

function PopupField({ settings, error, onChange }: FieldProps) {
  return (
    <Checkbox
      {...m.popup}
      checked={settings.popupEnabled}
      error={error}
      onChange={(event) => onChange({ popupEnabled: event.currentTarget.checked })}
    />
  );
}

function CommissionField({ settings: { commissionBps }, error, onChange }: FieldProps) {
  return (
    <>
      <Checkbox
        label={m.agreedRate}
        checked={commissionBps === null}
        onChange={(event) =>
          onChange({ commissionBps: event.currentTarget.checked ? null : 1_800 })
        }
      />
      {commissionBps === null ? null : (
        <NumberInput
          {...m.commission}
          suffix="%"
          maw={280}
          decimalScale={2}
          fixedDecimalScale
          value={commissionBps / 100}
          error={error}
          onChange={(value) => onChange({ commissionBps: Math.round(Number(value) * 100) })}
        />
      )}
    </>
  );
}

/** The fields of each tab, in their order. */
export const FIELDS: Record<SettingsTab, readonly SettingField[]> = {
  contact: CONTACT_FIELDS,
  fees: [
    numberField("taxBps", {
      ...m.tax,
      scale: 100,
      suffix: "%",
    }),
    numberField("deliveryFeeCents", {
      ...m.fee,
      scale: 100,
      prefix: "$",
    }),
    numberField("minimumCents", {
      ...m.smallest,
      scale: 100,
      prefix: "$",
    }),
    { key: "zones", Field: ZonesField },
    { key: "commissionBps", Field: CommissionField },
  ],
  tax: [
    { key: "deliveryTaxCategory", Field: DeliveryTaxField },
    { key: "taxRates", Field: TaxRatesField },
  ],
  delivery: [
    { key: "deliveryWeekdays", Field: WeekdaysField },
    { key: "holidays", Field: HolidaysField },
    { key: "movedDays", Field: MovedDaysField },
    numberField("leadDays", m.leadDays),
    numberField("boxLeadDays", m.boxLeadDays),
    numberField("horizonDays", { label: m.horizon }),
    { key: "windowCapacities", Field: WindowsField },
    { key: "unservedPrefixes", Field: UnservedField },
    { key: "depot", Field: DepotField },
    { key: "foodBank", Field: FoodBankField },
  ],
  payouts: [
    { key: "payoutDays", Field: PayoutDaysField },
    numberField("payoutDelayDays", m.payoutDelay),
    numberField("payoutSmallestCents", { ...m.payoutSmallest, scale: 100, prefix: "$" }),
  ],
  books: [{ key: "bookAccounts", Field: BookAccountsField }],
  referrals: [
    numberField("referralFriendCents", { ...m.referralFriend, scale: 100, prefix: "$" }),
    numberField("referralRewardCents", { ...m.referralReward, scale: 100, prefix: "$" }),
    numberField("referralMinimumCents", { ...m.referralMinimum, scale: 100, prefix: "$" }),
    numberField("referralsPerYear", m.referralsPerYear),
  ],
  reviews: [numberField("reviewsAtLeast", m.reviewsAtLeast)],
  membership: [
    numberField("foundingPlaces", { label: m.foundingPlaces }),
    numberField("foundingDepositCents", {
      label: m.deposit,
      scale: 100,
      prefix: "$",
    }),
    { key: "popupEnabled", Field: PopupField },
  ],
  limits: [
    numberField("ordersPerHour", { label: m.perHour }),
    numberField("openCheckoutsPerAccount", m.perAccount),
    numberField("openCheckoutsPerAddress", m.perAddress),
    numberField("visitorHoldPercent", {
      ...m.visitorHold,
      suffix: "%",
    }),
    numberField("addressHoldPercent", {
      ...m.addressHold,
      suffix: "%",
    }),
    numberField("holdUnitsAtLeast", m.unitsAtLeast),
  ],
};
