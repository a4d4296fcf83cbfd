import { platformUi as m } from "#messages/platform-ui.ts";
import { Button } from "@mantine/core";
import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import styles from "./later.module.css";

type LaterProps = {
  /** The page is whole without it: nothing is said when it cannot be fetched. */
  isExtra?: boolean;
  /** Called when it cannot be shown. */
  onMissing?: () => void;
  children: ReactNode;
};

/**
 * A part whose code is fetched when it is first wanted. It hides nothing while it is on its way, and a
 * part that cannot be fetched, as offline, or fails takes no other part of the page with it.
 */
export function Later({ isExtra = false, onMissing = () => {}, children }: LaterProps) {
  return (
    <CatchBoundary
      getResetKey={() => 0}
      errorComponent={isExtra ? Nothing : Missing}
      onCatch={onMissing}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </CatchBoundary>
  );
}

function Nothing() {
  return null;
}

function Missing() {
  return (
    <div className={styles.missing} role="alert">
      {m.partMissing}
      <Button size="sm" variant="default" onClick={() => window.location.reload()}>
        {m.reload}
      </Button>
    </div>
  );
}
