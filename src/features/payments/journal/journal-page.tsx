import { Button, Group } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { paymentsJournal as m } from "#messages/payments/journal.ts";
import { type Period, periodSchema } from "#shared/analytics/analytics.ts";
import { journalFile, journalPath } from "#shared/payments/books/journal.ts";
import { taxPeriodOf } from "#shared/payments/tax-report.ts";
import { saveFile } from "#client/lib/save-file.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { useToday } from "#client/lib/dates/use-today.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { TaxPeriodFields } from "../tax-report/period-fields.tsx";

/** Exports the ledger of a period for bookkeeping; the period is in the URL. */
export function JournalPage() {
  const { search, change } = useTableAddress();
  const today = useToday();
  const asked = periodSchema.safeParse({ from: search["from"], to: search["to"] });
  const period: Period = asked.success ? asked.data : taxPeriodOf("last-month", today);
  return (
    <>
      <AreaHeading
        title={m.title}
        actions={<TextLink href="/dashboard/payments/payouts">{m.payouts}</TextLink>}
      >
        {m.lead}
      </AreaHeading>
      <TaxPeriodFields period={period} onChange={change} />
      <Group gap="lg">
        <Download period={period} />
        <TextLink href="/dashboard/admin/settings?tab=books">{m.accounts}</TextLink>
      </Group>
    </>
  );
}

function Download({ period }: { period: Period }) {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    const isSaved = await saveFile(journalPath(period), journalFile(period));
    setLoading(false);
    if (!isSaved) notify.failure(m.csvFailed);
  };
  return (
    <Button
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isLoading}
      onClick={() => void download()}
    >
      {m.csv}
    </Button>
  );
}
