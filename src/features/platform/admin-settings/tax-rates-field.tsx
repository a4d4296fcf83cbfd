import "@mantine/core/styles/Fieldset.layer.css";
import { Button, Fieldset, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import { TAX_CATEGORY_OPTIONS } from "#shared/checkout/tax/tax-options.ts";
import type { TaxCategory } from "#shared/checkout/tax/tax-category.ts";
import type { TaxRate } from "#shared/checkout/tax/tax-settings.ts";
import { useToday } from "#client/lib/dates/use-today.ts";
import type { FieldProps } from "./fields.tsx";
import { PartError } from "./part-error.tsx";
import { errorAt, type PartErrors, partErrors } from "./part-errors.ts";
import { TypedNumber } from "./typed-number.tsx";

const CATEGORIES = TAX_CATEGORY_OPTIONS.map(({ id, label }) => ({ value: id, label }));

/** The category under which the delivery fee is taxed, if at all. */
export function DeliveryTaxField({ settings, error, onChange }: FieldProps) {
  return (
    <NativeSelect
      {...m.deliveryTax}
      maw={420}
      data={[{ value: "", label: m.deliveryUntaxed }, ...CATEGORIES]}
      value={settings.deliveryTaxCategory ?? ""}
      error={error}
      onChange={({ currentTarget: { value } }) =>
        onChange({ deliveryTaxCategory: value === "" ? null : (value as TaxCategory) })
      }
    />
  );
}

/** Rates by category, authority and place, where the one rate does not cover everything. */
export function TaxRatesField({ settings: { taxRates, taxBps }, parts, onChange }: FieldProps) {
  const today = useToday();
  // Rates have no other key while they are being edited.
  const [keys, setKeys] = useState(() => taxRates.map(() => crypto.randomUUID()));
  const replace = (at: number, rate: TaxRate) => onChange({ taxRates: taxRates.with(at, rate) });
  const add = () => {
    const rate = { authority: "", zipPrefix: "", bps: 0, from: today, to: null };
    setKeys([...keys, crypto.randomUUID()]);
    onChange({ taxRates: [...taxRates, { category: "food", ...rate }] });
  };
  const remove = (at: number) => {
    setKeys(keys.toSpliced(at, 1));
    onChange({ taxRates: taxRates.toSpliced(at, 1) });
  };
  return (
    <Stack>
      <p>{m.taxRatesIntro(taxBps / 100)}</p>
      {taxRates.map((rate, at) => (
        <RateRow
          key={keys[at]}
          rate={rate}
          at={at}
          parts={partErrors(parts, String(at))}
          onRate={(changed) => replace(at, changed)}
          onRemove={() => remove(at)}
        />
      ))}
      <PartError parts={parts} />
      <Group>
        <Button variant="default" onClick={add}>
          {m.addTaxRate}
        </Button>
      </Group>
    </Stack>
  );
}

type RateRowProps = {
  rate: TaxRate;
  at: number;
  parts: PartErrors;
  onRate: (rate: TaxRate) => void;
  onRemove: () => void;
};

function RateRow({ rate, at, parts, onRate, onRemove }: RateRowProps) {
  return (
    <Fieldset legend={rate.authority || m.taxRate(at + 1)}>
      <Stack>
        <NativeSelect
          label={m.taxedGoods}
          data={CATEGORIES}
          value={rate.category}
          error={errorAt(parts, "category")}
          onChange={({ currentTarget: { value } }) =>
            onRate({ ...rate, category: value as TaxCategory })
          }
        />
        <TextInput
          {...m.taxAuthority}
          value={rate.authority}
          error={errorAt(parts, "authority")}
          onChange={({ currentTarget: { value } }) => onRate({ ...rate, authority: value })}
        />
        <TypedNumber
          {...m.taxRateOf}
          suffix="%"
          scale={100}
          value={rate.bps}
          error={errorAt(parts, "bps")}
          onChange={(bps) => onRate({ ...rate, bps })}
        />
        <TextInput
          {...m.taxZips}
          inputMode="numeric"
          value={rate.zipPrefix}
          error={errorAt(parts, "zipPrefix")}
          onChange={({ currentTarget: { value } }) => onRate({ ...rate, zipPrefix: value.trim() })}
        />
        <Group grow align="start">
          <TextInput
            type="date"
            label={m.taxFrom}
            value={rate.from}
            error={errorAt(parts, "from")}
            onChange={({ currentTarget: { value } }) => onRate({ ...rate, from: value })}
          />
          <TextInput
            type="date"
            label={m.taxTo}
            value={rate.to ?? ""}
            error={errorAt(parts, "to")}
            onChange={({ currentTarget: { value } }) => onRate({ ...rate, to: value || null })}
          />
        </Group>
        <Group>
          <Button variant="default" onClick={onRemove}>
            {m.removeTaxRate}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
