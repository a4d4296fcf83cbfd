import type { ReactNode } from "react";
import { useLocation } from "@tanstack/react-router";
import { chromeFor } from "#shared/platform/chrome.ts";
import { DeliveryBar } from "./header/delivery-bar.tsx";
import { SiteFooter } from "./footer/site-footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { TestPaymentsBanner } from "./test-payments-banner.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import styles from "./page-frame.module.css";

type PageFrameProps = { children: ReactNode; newsletter: ReactNode };

/** What stands around every page, as far as its path shows it (spec section 2, "Chrome hiding"). */
export function PageFrame({ children, newsletter }: PageFrameProps) {
  const { pathname } = useLocation();
  const chrome = chromeFor(pathname);
  useFocusOnNavigation();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <TestPaymentsBanner />
      {chrome.header ? (
        <>
          <DeliveryBar />
          <SiteHeader />
        </>
      ) : null}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {chrome.footer ? <SiteFooter newsletter={newsletter} /> : null}
    </div>
  );
}
