import { platformShell as m } from "#messages/platform-shell.ts";
import { type ComponentProps, lazy, type ReactNode } from "react";
import { ClientOnly, useLocation } from "@tanstack/react-router";
import { chromeFor } from "#shared/platform/chrome.ts";
import { Later } from "#client/ui/later.tsx";
import { DeliveryBar } from "./header/delivery-bar.tsx";
import { SiteFooter } from "./footer/site-footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { TestPaymentsBanner } from "./test-payments-banner.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import styles from "./page-frame.module.css";

// The shop's first script does not carry what only the areas of work show.
const WorkChrome = lazy(async () => ({
  default: (await import("./work/work-chrome.tsx")).WorkChrome,
}));

type PageFrameProps = {
  children: ReactNode;
  newsletter: ReactNode;
  /** Fetches the code of the cart's drawer. */
  loadCart: () => Promise<unknown>;
};

/** What stands around every page, as far as its path shows it (spec section 2, "Chrome hiding"). */
export function PageFrame({ children, newsletter, loadCart }: PageFrameProps) {
  const { pathname } = useLocation();
  const chrome = chromeFor(pathname);
  useFocusOnNavigation();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {m.skip}
      </a>
      {chrome.work ? (
        <div className={styles.workHead}>
          <Work area={chrome.work} loadCart={loadCart} />
        </div>
      ) : (
        <>
          <TestPaymentsBanner />
          {chrome.header ? (
            <>
              <DeliveryBar />
              <SiteHeader loadCart={loadCart} />
            </>
          ) : null}
        </>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {chrome.work ? (
        <Work newsletter={newsletter} />
      ) : chrome.footer ? (
        <SiteFooter newsletter={newsletter} />
      ) : null}
    </div>
  );
}

/** The areas of work are rendered in the browser, and so is what stands around them. */
function Work(props: ComponentProps<typeof WorkChrome>) {
  return (
    <ClientOnly>
      <Later>
        <WorkChrome {...props} />
      </Later>
    </ClientOnly>
  );
}
