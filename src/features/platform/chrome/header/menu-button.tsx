import { platformShell as m } from "#messages/platform/shell/shell.ts";
import { IconMenu2 } from "@tabler/icons-react";
import { lazy, useState } from "react";
import { Later } from "#client/ui/later.tsx";
import { onIntent } from "#client/ui/on-intent.ts";
import styles from "./site-header.module.css";

const load = async () => ({ default: (await import("./menu-drawer.tsx")).MenuDrawer });
const MenuDrawer = lazy(load);

/** Opens the menu with every link of the shop; its script is preloaded when the user is about to press the button. */
export function MenuButton({ className = "" }: { className?: string | undefined }) {
  const [state, setState] = useState<"unopened" | "open" | "closed">("unopened");
  return (
    <>
      <button
        type="button"
        className={[styles.icon, className].join(" ")}
        aria-label={m.menu}
        aria-haspopup="dialog"
        aria-expanded={state === "open"}
        onClick={() => setState("open")}
        {...onIntent(load)}
      >
        <IconMenu2 size={20} stroke={1.7} aria-hidden />
      </button>
      {state === "unopened" ? null : (
        <Later>
          <MenuDrawer opened={state === "open"} onClose={() => setState("closed")} />
        </Later>
      )}
    </>
  );
}
