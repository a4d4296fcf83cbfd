import { Box } from "@mantine/core";
import { paymentsTax as m } from "#messages/payments/tax.ts";
import type { Period } from "#shared/analytics/analytics.ts";
import { TAX_PERIODS, taxPeriodOf } from "#shared/payments/tax-report.ts";
import { PeriodFields } from "#client/lib/analytics/period-fields.tsx";
import { useToday } from "#client/lib/dates/use-today.ts";

type TaxPeriodFieldsProps = { period: Period; onChange: (period: Period) => void };

/** Chooses the days of a report: a month or quarter by its name, or any. */
export function TaxPeriodFields(props: TaxPeriodFieldsProps) {
  const today = useToday();
  const choices = TAX_PERIODS.map(({ id, label }) => ({
    id,
    label,
    period: taxPeriodOf(id, today),
  }));
  return (
    <Box mb="xl">
      <PeriodFields
        {...props}
        choices={choices}
        words={{ period: m.period, custom: m.custom, from: m.from, to: m.to }}
      />
    </Box>
  );
}
