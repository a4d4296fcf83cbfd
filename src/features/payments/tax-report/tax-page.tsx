import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { brand } from "#shared/brand.ts";
import { paymentsTax as m } from "#messages/payments/tax.ts";
import { type Period, periodSchema } from "#shared/analytics/analytics.ts";
import { taxPeriodOf } from "#shared/payments/tax-report.ts";
import { saveTextFile } from "#client/lib/save-file.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { useToday } from "#client/lib/dates/use-today.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { TaxPeriodFields } from "./period-fields.tsx";
import { TaxTable } from "./tax-table.tsx";

/** The tax owed to each authority for a period; the period is in the URL. */
export function TaxPage() {
  const { search, change } = useTableAddress();
  const today = useToday();
  const asked = periodSchema.safeParse({ from: search["from"], to: search["to"] });
  const period: Period = asked.success ? asked.data : taxPeriodOf("month", today);
  const csv = trpc.admin.payments.taxCsv.useMutation({
    meta: { failureTitle: m.csvFailed },
    onSuccess: (text) => saveTextFile(`${brand.slug}-tax-${period.from}-${period.to}.csv`, text),
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
      <TaxPeriodFields period={period} onChange={change} />
      <Result period={period} />
    </>
  );
}

function Result({ period }: { period: Period }) {
  const query = trpc.admin.payments.tax.useQuery(period, { refetchOnMount: "always" });
  return (
    <Loaded query={query} waiting={<PageSkeleton withHeading={false} />}>
      {(report, failure) => {
        const isNone = report.authorities.length === 0;
        return (
          <>
            {failure}
            {isNone ? <EmptyState title={m.none} /> : <TaxTable period={period} report={report} />}
          </>
        );
      }}
    </Loaded>
  );
}
