import { Button } from "@mantine/core";
import { IconBookmark } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { platformViews as m } from "#messages/platform/views.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { languageOf } from "#shared/language.ts";
import { toView, viewSearchOf, viewTableOf } from "#shared/platform/table/table-view.ts";
import type { TableName } from "#client/ui/data-table/column.ts";
import { Loaded } from "../../api/loaded.tsx";
import { trpc } from "../../api/trpc.ts";
import type { useTableAddress } from "./use-table-address.ts";
import { SaveView } from "./save-view.tsx";
import { ViewList } from "./view-list.tsx";

type Table = ReturnType<typeof useTableAddress>;

/** A person's own views of a table: what is filtered, in which order, with which columns, under a name. */
export function SavedViews({ name, table }: { name: TableName; table: Table }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const key = viewTableOf(languageOf(pathname).path, name);
  return (
    <>
      <Button
        size="sm"
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconBookmark size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {m.savedViews}
      </Button>
      {isOpen ? <ViewsDialog tableKey={key} table={table} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type ViewsDialogProps = { tableKey: string; table: Table; onClose: () => void };

function ViewsDialog({ tableKey, table: { search, change }, onClose }: ViewsDialogProps) {
  const query = trpc.accounts.views.list.useQuery(
    { table: tableKey },
    { refetchOnMount: "always" },
  );
  return (
    <OpenModal title={m.savedViews} onClose={onClose} closeButtonProps={{ "aria-label": m.close }}>
      <Loaded query={query} waiting={<PageSkeleton withHeading={false} rows={2} />}>
        {(views, failure) => (
          <>
            {failure}
            <ViewList
              tableKey={tableKey}
              views={views}
              search={search}
              onChoose={(view) => {
                change(toView(view, search));
                onClose();
              }}
            />
            <SaveView tableKey={tableKey} search={viewSearchOf(search)} />
          </>
        )}
      </Loaded>
    </OpenModal>
  );
}
