import { Stack } from "@mantine/core";
import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** Fields that are disabled until hydration: earlier input would be lost, and submitted by the browser itself. */
export function LiveFields({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useHydrated()} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <Stack gap="md">{children}</Stack>
    </fieldset>
  );
}
