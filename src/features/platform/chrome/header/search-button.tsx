import { platformShell as m } from "#messages/platform/shell/shell.ts";
import { IconSearch } from "@tabler/icons-react";
import { lazy, useState } from "react";
import { Later } from "#client/ui/later.tsx";
import { onIntent } from "#client/ui/on-intent.ts";
import styles from "./site-header.module.css";

const load = async () => ({ default: (await import("./search-drawer.tsx")).SearchDrawer });
const SearchDrawer = lazy(load);

/** For narrow headers: opens the search field over the page, with the same suggestions. */
export function SearchButton({ className = "" }: { className?: string | undefined }) {
  const [state, setState] = useState<"unopened" | "open" | "closed">("unopened");
  return (
    <>
      <button
        type="button"
        className={[styles.icon, className].join(" ")}
        aria-label={m.search}
        aria-haspopup="dialog"
        aria-expanded={state === "open"}
        onClick={() => setState("open")}
        {...onIntent(load)}
      >
        <IconSearch size={20} stroke={1.7} aria-hidden />
      </button>
      {state === "unopened" ? null : (
        <Later>
          <SearchDrawer opened={state === "open"} onClose={() => setState("closed")} />
        </Later>
      )}
    </>
  );
}
