import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { brand } from "#shared/brand.ts";
import { analyticsPage as m } from "#messages/analytics-page.ts";
import { lastDays, type Period, periodIn, periodSchema } from "#shared/analytics/analytics.ts";
import { saveTextFile } from "#client/lib/save-file.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useToday } from "#client/lib/use-today.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { Breakdowns } from "./breakdowns.tsx";
import { CohortTable } from "./cohort-table.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { Searches } from "./searches.tsx";
import { SalesChart } from "./sales-chart.tsx";

const CHOICES = ([7, 28, 91, 365] as const).map((days) => ({
  value: String(days),
  label: m.last[days],
}));

/** The market's figures for a period compared with the previous one. The period is in the URL. */
export function AnalyticsPage() {
  const { search, change } = useTableAddress();
  const today = useToday();
  const period = periodIn(search) ?? lastDays(today, 28);
  const csv = trpc.admin.analytics.export.useMutation({
    meta: { failureTitle: m.exportFailed },
    onSuccess: (text) => saveTextFile(`${brand.slug}-${period.from}-${period.to}.csv`, text),
  });
  return (
    <>
      <AreaHeading
        title={m.title}
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={csv.isPending}
            onClick={() => csv.mutate(period)}
          >
            {m.csv}
          </Button>
        }
      >
        {m.lead}
      </AreaHeading>
      <Stack gap="xl">
        <PeriodFields key={`${period.from} ${period.to}`} period={period} onChange={change} />
        <FigureCards period={period} />
        <SalesChart period={period} />
        <Breakdowns period={period} />
        <Searches period={period} />
        <CohortTable period={period} />
      </Stack>
    </>
  );
}

type PeriodFieldsProps = { period: Period; onChange: (period: Period) => void };

function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const today = useToday();
  const choice = CHOICES.find(({ value }) => lastDays(today, Number(value)).from === period.from);
  const set = (part: Partial<Period>) => {
    const next = periodSchema.safeParse({ ...period, ...part });
    if (next.success) onChange(next.data);
  };
  return (
    <Group align="end">
      <NativeSelect
        size="sm"
        label={m.period}
        data={[...CHOICES, { value: "", label: m.custom }]}
        value={choice && period.to === today ? choice.value : ""}
        onChange={({ currentTarget: { value } }) => {
          if (value) onChange(lastDays(today, Number(value)));
        }}
      />
      <TextInput
        size="sm"
        type="date"
        label={m.from}
        max={period.to}
        defaultValue={period.from}
        onBlur={(event) => set({ from: event.currentTarget.value })}
      />
      <TextInput
        size="sm"
        type="date"
        label={m.to}
        min={period.from}
        defaultValue={period.to}
        onBlur={(event) => set({ to: event.currentTarget.value })}
      />
    </Group>
  );
}
