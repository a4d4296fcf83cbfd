import type { ReactNode } from "react";
import type { WorkArea } from "#shared/platform/chrome.ts";
import { WorkFooter } from "./work-footer.tsx";
import { WorkHeader } from "./work-header.tsx";

type WorkChromeProps =
  | { area: WorkArea; loadCart: () => Promise<unknown> }
  | { newsletter: ReactNode };

/** What stands above an area of work, or below it; one script brings both. */
export function WorkChrome(props: WorkChromeProps) {
  return "area" in props ? <WorkHeader {...props} /> : <WorkFooter {...props} />;
}
