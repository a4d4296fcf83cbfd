import { platformUi as m } from "#messages/platform/ui.ts";
import { Button } from "@mantine/core";
import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import styles from "./later.module.css";

type LaterProps = {
  /** The page is complete without it: no error is shown if it cannot be loaded. */
  isExtra?: boolean;
  /** Called if it cannot be shown. */
  onMissing?: () => void;
  children: ReactNode;
};

/**
 * A part whose code is loaded when first rendered. While loading it hides nothing else, and if it cannot be loaded,
 * for example offline, or fails, the rest of the page stays intact. A component whose part the server renders as well
 * is wrapped in `memo`: until the code has loaded, an update without new props would take the server's part off the
 * page for a moment.
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
