import { platformWork as m } from "#messages/platform/shell/work.ts";
import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { lazy, useState } from "react";
import { Later } from "#client/ui/later.tsx";
import styles from "./search.module.css";
import type { RecentPage } from "./recent-pages.ts";

const SearchDialog = lazy(async () => ({
  default: (await import("./search-dialog.tsx")).SearchDialog,
}));

/** Opens the search over everything, also by Ctrl-K or ⌘K: in fields too, but not over another dialog. */
export function SearchButton({ recent }: { recent: readonly RecentPage[] }) {
  const [opened, setOpened] = useState(false);
  const open = () => {
    if (!isDialogOpen()) setOpened(true);
  };
  useHotkeys([["mod+K", open]], []);
  return (
    <>
      <Button
        variant="default"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          <kbd className={styles.keys} aria-hidden>
            {navigator.userAgent.includes("Mac") ? m.keys.mac : m.keys.other}
          </kbd>
        }
        onClick={() => setOpened(true)}
      >
        {m.search}
      </Button>
      {opened ? (
        <Later>
          <SearchDialog recent={recent} onClose={() => setOpened(false)} />
        </Later>
      ) : null}
    </>
  );
}

/** Whether another dialog is open: navigating away would lose its input. */
function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
}
