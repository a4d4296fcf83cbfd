import type { ReactNode } from "react";
import type { WorkArea } from "#shared/platform/pages/chrome.ts";
import { WorkFooter } from "./work-footer.tsx";
import { WorkHeader } from "./work-header.tsx";

type WorkChromeProps =
  | { area: WorkArea; loadCart: () => Promise<unknown> }
  | { newsletter: ReactNode };

/** The header and footer of a work area, loaded in one script. */
export function WorkChrome(props: WorkChromeProps) {
  return "area" in props ? <WorkHeader {...props} /> : <WorkFooter {...props} />;
}
