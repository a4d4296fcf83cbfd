import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import { Outbox } from "./outbox.tsx";
import { Templates } from "./templates.tsx";

/** Every mail the market writes: how each kind looks, and what became of each one. */
export function MailsPage() {
  const { search, change } = useTableAddress();
  const tab = search["tab"] === "outbox" ? "outbox" : "templates";
  return (
    <>
      <AreaHeading title="Mails">
        What customers and farmers are mailed, with sample data, and everything in the outbox.
      </AreaHeading>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) =>
          change({
            tab: next === "outbox" ? next : undefined,
            q: undefined,
            page: undefined,
            state: undefined,
            kind: undefined,
          })
        }
      >
        <Tabs.List mb="lg">
          <Tabs.Tab value="templates">Templates</Tabs.Tab>
          <Tabs.Tab value="outbox">Outbox</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="templates">
          <Templates />
        </Tabs.Panel>
        <Tabs.Panel value="outbox">
          <Outbox />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
