import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import { mailAdmin as m } from "#messages/mail/admin.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { Outbox } from "./outbox.tsx";
import { Suppressions } from "./suppressions.tsx";
import { Templates } from "./templates.tsx";

const TABS = ["templates", "outbox", "suppressed"] as const;

/** The market's emails: a preview of each kind, and the delivery state of each email. */
export function MailsPage() {
  const { search, change } = useTableAddress();
  const tab = TABS.find((one) => one === search["tab"]) ?? "templates";
  return (
    <>
      <AreaHeading title={m.title}>{m.lead}</AreaHeading>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) =>
          change({
            tab: next === null || next === "templates" ? undefined : next,
            q: undefined,
            page: undefined,
            state: undefined,
            kind: undefined,
            reason: undefined,
          })
        }
      >
        <Tabs.List mb="lg" data-slides>
          <Tabs.Tab value="templates">{m.templates}</Tabs.Tab>
          <Tabs.Tab value="outbox">{m.outbox}</Tabs.Tab>
          <Tabs.Tab value="suppressed">{m.suppressedAddresses}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="templates">
          <Templates />
        </Tabs.Panel>
        <Tabs.Panel value="outbox">
          <Outbox />
        </Tabs.Panel>
        <Tabs.Panel value="suppressed">
          <Suppressions />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
