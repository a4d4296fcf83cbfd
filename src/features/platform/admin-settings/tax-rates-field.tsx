import "@mantine/core/styles/Fieldset.layer.css";
import {
  Button,
  Fieldset,
  Group,
  NativeSelect,
  NumberInput,
  Stack,
  TextInput,
} from "@mantine/core";
import { useState } from "react";
import { platformSettings as m } from "#messages/platform-settings.ts";
import { TAX_CATEGORY_OPTIONS } from "#shared/checkout/tax/tax-options.ts";
import type { TaxCategory } from "#shared/checkout/tax/tax-category.ts";
import type { TaxRate } from "#shared/checkout/tax/tax-settings.ts";
import { useToday } from "#client/lib/use-today.ts";
import type { FieldProps } from "./fields.tsx";
import { PartError } from "./part-error.tsx";

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
export function TaxRatesField({ settings: { taxRates, taxBps }, error, onChange }: FieldProps) {
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
          onRate={(changed) => replace(at, changed)}
          onRemove={() => remove(at)}
        />
      ))}
      <PartError error={error} />
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
  onRate: (rate: TaxRate) => void;
  onRemove: () => void;
};

function RateRow({ rate, at, onRate, onRemove }: RateRowProps) {
  return (
    <Fieldset legend={rate.authority || m.taxRate(at + 1)}>
      <Stack>
        <NativeSelect
          label={m.taxedGoods}
          data={CATEGORIES}
          value={rate.category}
          onChange={({ currentTarget: { value } }) =>
            onRate({ ...rate, category: value as TaxCategory })
          }
        />
        <TextInput
          {...m.taxAuthority}
          value={rate.authority}
          onChange={({ currentTarget: { value } }) => onRate({ ...rate, authority: value })}
        />
        <NumberInput
          {...m.taxRateOf}
          suffix="%"
          min={0}
          decimalScale={2}
          fixedDecimalScale
          value={rate.bps / 100}
          onChange={(value) => onRate({ ...rate, bps: Math.round(Number(value) * 100) })}
        />
        <TextInput
          {...m.taxZips}
          inputMode="numeric"
          value={rate.zipPrefix}
          onChange={({ currentTarget: { value } }) => onRate({ ...rate, zipPrefix: value.trim() })}
        />
        <Group grow>
          <TextInput
            type="date"
            label={m.taxFrom}
            value={rate.from}
            onChange={({ currentTarget: { value } }) => onRate({ ...rate, from: value })}
          />
          <TextInput
            type="date"
            label={m.taxTo}
            value={rate.to ?? ""}
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
