import { lazy, type ReactNode } from "react";
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
const WorkHeader = lazy(async () => ({
  default: (await import("./work/work-header.tsx")).WorkHeader,
}));
const WorkFooter = lazy(async () => ({
  default: (await import("./work/work-footer.tsx")).WorkFooter,
}));

type PageFrameProps = {
  children: ReactNode;
  newsletter: ReactNode;
  /** A button that searches, for the row above the areas of work. */
  workSearch?: ReactNode;
};

/** What stands around every page, as far as its path shows it (spec section 2, "Chrome hiding"). */
export function PageFrame({ children, newsletter, workSearch }: PageFrameProps) {
  const { pathname } = useLocation();
  const chrome = chromeFor(pathname);
  useFocusOnNavigation();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      {chrome.work ? (
        <div className={styles.workHead}>
          <ClientOnly>
            <Later>
              <WorkHeader area={chrome.work} search={workSearch} />
            </Later>
          </ClientOnly>
        </div>
      ) : (
        <>
          <TestPaymentsBanner />
          {chrome.header ? (
            <>
              <DeliveryBar />
              <SiteHeader />
            </>
          ) : null}
        </>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {chrome.work ? (
        <ClientOnly>
          <Later>
            <WorkFooter newsletter={newsletter} />
          </Later>
        </ClientOnly>
      ) : chrome.footer ? (
        <SiteFooter newsletter={newsletter} />
      ) : null}
    </div>
  );
}
