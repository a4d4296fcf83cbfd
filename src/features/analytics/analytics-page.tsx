import { Button, Stack } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { brand } from "#shared/brand.ts";
import { analyticsPage as m } from "#messages/analytics/page.ts";
import { lastDays, periodIn } from "#shared/analytics/analytics.ts";
import { PeriodFields } from "#client/lib/analytics/period-fields.tsx";
import { saveTextFile } from "#client/lib/save-file.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useToday } from "#client/lib/dates/use-today.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { Breakdowns } from "./breakdowns.tsx";
import { CohortTable } from "./cohort-table.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { FunnelCard } from "./funnel-card.tsx";
import { OnTimeChart } from "./on-time-chart.tsx";
import { Searches } from "./searches.tsx";
import { scopeIn, ScopeFields } from "./scope-fields.tsx";
import { SalesChart } from "./sales-chart.tsx";

const DAYS = [7, 28, 91, 365] as const;

/** The market's figures for a period compared with the previous one. The period is in the URL. */
export function AnalyticsPage() {
  const { search, change } = useTableAddress();
  const today = useToday();
  const period = periodIn(search) ?? lastDays(today, 28);
  const scope = scopeIn(search);
  const choices = DAYS.map((days) => ({
    id: String(days),
    label: m.last[days],
    period: lastDays(today, days),
  }));
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
            onClick={() => csv.mutate({ ...period, ...scope })}
          >
            {m.csv}
          </Button>
        }
      >
        {m.lead}
      </AreaHeading>
      <Stack gap="xl">
        <PeriodFields
          period={period}
          choices={choices}
          words={{ period: m.period, custom: m.custom, from: m.from, to: m.to }}
          onChange={change}
        />
        <FigureCards period={period} />
        <ScopeFields scope={scope} onChange={change} />
        <SalesChart period={period} scope={scope} />
        <Breakdowns period={period} scope={scope} />
        <OnTimeChart period={period} scope={scope} />
        <FunnelCard period={period} />
        <Searches period={period} />
        <CohortTable period={period} />
      </Stack>
    </>
  );
}
