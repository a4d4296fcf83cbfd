import { platformShell as m } from "#messages/platform/shell/shell.ts";
import { type ComponentProps, lazy, type ReactNode } from "react";
import { ClientOnly, useLocation } from "@tanstack/react-router";
import { chromeFor } from "#shared/platform/pages/chrome.ts";
import { Later } from "#client/ui/later.tsx";
import { DeliveryBar } from "./header/delivery-bar.tsx";
import { SiteFooter } from "./footer/site-footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { TestPaymentsBanner } from "./test-payments-banner.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import styles from "./page-frame.module.css";

// Loaded lazily to keep the code of work areas out of the shop's initial bundle.
const WorkChrome = lazy(async () => ({
  default: (await import("./work/work-chrome.tsx")).WorkChrome,
}));

type PageFrameProps = {
  children: ReactNode;
  newsletter: ReactNode;
  /** Preloads the code of the cart drawer. */
  loadCart: () => Promise<unknown>;
};

/** The header and footer around every page, unless its path hides them (spec section 2, "Chrome hiding"). */
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

/** Work areas are rendered only in the browser, and so are their header and footer. */
function Work(props: ComponentProps<typeof WorkChrome>) {
  return (
    <ClientOnly>
      <Later>
        <WorkChrome {...props} />
      </Later>
    </ClientOnly>
  );
}
