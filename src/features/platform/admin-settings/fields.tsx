import "@mantine/core/styles/InlineInput.layer.css";
import { Checkbox, Group, Stack, Textarea, TextInput } from "@mantine/core";
import type { ComponentType } from "react";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { SettingsTab } from "#shared/platform/settings/settings-tabs.ts";
import { BookAccountsField } from "./book-accounts-field.tsx";
import { CONTACT_FIELDS } from "./contact-fields.tsx";
import { DepotField } from "./depot-field.tsx";
import { FoodBankField } from "./food-bank-field.tsx";
import { HolidaysField } from "./holidays-field.tsx";
import { MovedDaysField } from "./moved-days-field.tsx";
import { errorAt, type PartErrors } from "./part-errors.ts";
import styles from "./fields.module.css";
import { DeliveryTaxField, TaxRatesField } from "./tax-rates-field.tsx";
import { TypedNumber } from "./typed-number.tsx";
import { VanCratesField } from "./van-crates-field.tsx";
import { WEEKDAY_CHOICES } from "./weekday-choices.ts";
import { ZonesField } from "./zones-field.tsx";

export type FieldProps = {
  settings: Settings;
  /** The first error of the setting. */
  error: string | undefined;
  /** All of them by their place in it. */
  parts: PartErrors;
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
  const Field = ({ settings, error, onChange }: FieldProps) => (
    <TypedNumber
      {...options}
      classNames={{ wrapper: styles["number"] }}
      value={settings[key]}
      error={error}
      onChange={(value) => onChange({ [key]: value })}
    />
  );
  return { key, Field };
}

function WeekdaysField({ settings, error, onChange }: FieldProps) {
  const isWrong = error !== undefined;
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
          <Checkbox key={value} {...{ value, label }} error={isWrong} aria-invalid={isWrong} />
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
      defaultValue={settings.payoutDays.join(" ")}
      error={error}
      onChange={(event) => {
        const days = event.currentTarget.value.split(/[\s,]+/).filter(Boolean);
        onChange({ payoutDays: [...new Set(days.map(Number))].toSorted((a, b) => a - b) });
      }}
    />
  );
}

function WindowsField({ settings: { windowCapacities }, parts, onChange }: FieldProps) {
  return (
    <fieldset className={styles["parts"]}>
      <legend>{m.windows}</legend>
      <Stack>
        {DELIVERY_WINDOWS.map(({ id, label }) => (
          <TypedNumber
            key={id}
            label={m.deliveriesIn(label)}
            description={m.perDay}
            classNames={{ wrapper: styles["number"] }}
            value={windowCapacities[id]}
            error={errorAt(parts, id)}
            onChange={(value) =>
              onChange({ windowCapacities: { ...windowCapacities, [id]: value } })
            }
          />
        ))}
      </Stack>
    </fieldset>
  );
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
        <TypedNumber
          {...m.commission}
          suffix="%"
          maw={280}
          scale={100}
          value={commissionBps}
          error={error}
          onChange={(value) => onChange({ commissionBps: value })}
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
    { key: "vanCrates", Field: VanCratesField },
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
    numberField("creditAtOnceCents", { ...m.creditAtOnce, scale: 100, prefix: "$" }),
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
