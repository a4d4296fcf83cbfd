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

/** Opens the search over everything, also by Ctrl-K or ⌘K from anywhere, fields included. */
export function SearchButton({ recent }: { recent: readonly RecentPage[] }) {
  const [opened, setOpened] = useState(false);
  useHotkeys([["mod+K", () => setOpened(true)]], []);
  return (
    <>
      <Button
        variant="default"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          <kbd className={styles.keys} aria-hidden>
            {navigator.userAgent.includes("Mac") ? "⌘K" : "Ctrl K"}
          </kbd>
        }
        onClick={() => setOpened(true)}
      >
        Search
      </Button>
      {opened ? (
        <Later>
          <SearchDialog recent={recent} onClose={() => setOpened(false)} />
        </Later>
      ) : null}
    </>
  );
}
