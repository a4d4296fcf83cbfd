import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/NumberInput.layer.css";
import { Checkbox, Group, NumberInput, Textarea } from "@mantine/core";
import type { ComponentType } from "react";
import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import type { Settings, SettingsTab } from "#shared/platform/settings.ts";
import { WEEKDAYS } from "#shared/time.ts";
import { CONTACT_FIELDS } from "./contact-fields.tsx";
import { DepotField } from "./depot-field.tsx";
import { HolidaysField } from "./holidays-field.tsx";
import { MovedDaysField } from "./moved-days-field.tsx";
import styles from "./fields.module.css";
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
  /** What one of the shown unit is in the setting's own: 100 for dollars and percent. */
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
      label="Weekdays with delivery"
      error={error}
      value={settings.deliveryWeekdays.map(String)}
      onChange={(days) =>
        onChange({ deliveryWeekdays: days.map(Number).toSorted((a, b) => a - b) })
      }
    >
      <Group mt="xs">
        {WEEKDAYS.map((name, day) => (
          <Checkbox key={name} value={String(day)} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

function UnservedField({ settings, error, onChange }: FieldProps) {
  return (
    <Textarea
      label="Not served yet"
      description="The first two to five digits of zip codes in California, with spaces between them. When you remove one, people waiting there get an email."
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

function WindowsField({ settings: { windowCapacities }, error, onChange }: FieldProps) {
  return DELIVERY_WINDOWS.map(({ id, label }) => (
    <NumberInput
      key={id}
      label={`Deliveries ${label}`}
      description="Places per day"
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
      label="Show the welcome popup"
      description="Half a second after the first page, at most once in seven days"
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
        label="Every farm keeps the rate it agreed to"
        checked={commissionBps === null}
        onChange={(event) =>
          onChange({ commissionBps: event.currentTarget.checked ? null : 1_800 })
        }
      />
      {commissionBps === null ? null : (
        <NumberInput
          label="Our share of every farm's sales"
          description="15 to 20%, for orders from now on"
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
      label: "Sales tax",
      description: "Of the goods, for orders from now on",
      scale: 100,
      suffix: "%",
    }),
    numberField("deliveryFeeCents", {
      label: "Delivery fee",
      description: "Unless a zone says otherwise; 0 is free delivery",
      scale: 100,
      prefix: "$",
    }),
    numberField("minimumCents", {
      label: "Smallest order",
      description: "Goods before tax and fee, unless a zone says otherwise",
      scale: 100,
      prefix: "$",
    }),
    { key: "zones", Field: ZonesField },
    { key: "commissionBps", Field: CommissionField },
  ],
  delivery: [
    { key: "deliveryWeekdays", Field: WeekdaysField },
    { key: "holidays", Field: HolidaysField },
    { key: "movedDays", Field: MovedDaysField },
    numberField("leadDays", {
      label: "Days between order and delivery",
      description:
        "Orders can be placed, changed and canceled until 11:59 PM this many days before",
    }),
    numberField("boxLeadDays", {
      label: "Days between a weekly box's cut-off and its delivery",
      description:
        "At least two more than above, so that a declined card can be tried again on the next two days",
    }),
    numberField("horizonDays", { label: "Days that can be chosen in advance" }),
    { key: "windowCapacities", Field: WindowsField },
    { key: "unservedPrefixes", Field: UnservedField },
    { key: "depot", Field: DepotField },
  ],
  membership: [
    numberField("foundingPlaces", { label: "Founding places in total" }),
    numberField("foundingDepositCents", {
      label: "Refundable deposit",
      scale: 100,
      prefix: "$",
    }),
    { key: "popupEnabled", Field: PopupField },
  ],
  limits: [
    numberField("ordersPerHour", { label: "Orders per account in an hour" }),
    numberField("openCheckoutsPerAccount", {
      label: "Open checkouts per account",
      description: "Started but not paid yet; each holds its goods and its delivery window",
    }),
    numberField("openCheckoutsPerAddress", {
      label: "Open checkouts per network address",
      description: "A household, an office or a phone network can share one address",
    }),
    numberField("visitorHoldPercent", {
      label: "Most that one visitor can hold unpaid",
      description: "Of each product’s stock, and of the places in each delivery window",
      suffix: "%",
    }),
    numberField("addressHoldPercent", {
      label: "Most that one network address can hold unpaid",
      description: "All its visitors together, of the same stock and places",
      suffix: "%",
    }),
    numberField("holdUnitsAtLeast", {
      label: "Units that everyone can hold",
      description: "Even if the percentages above come to less",
    }),
  ],
};
