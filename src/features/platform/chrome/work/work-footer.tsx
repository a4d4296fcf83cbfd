import { platformMenus as m } from "#messages/platform/shell/menus.ts";
import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useBusiness } from "#client/lib/platform/business.ts";
import { hoursLine } from "#shared/platform/business/business.ts";
import { FooterContent } from "../footer/site-footer.tsx";
import { TestPaymentsBanner } from "../test-payments-banner.tsx";
import styles from "./work.module.css";

/** The footer collapsed to one line; expanded, it has the same content as in the shop. */
export function WorkFooter({ newsletter }: { newsletter: ReactNode }) {
  const business = useBusiness();
  return (
    <>
      <TestPaymentsBanner />
      <footer className={styles.footer}>
        <details>
          <summary className={styles.summary}>
            <span>
              {business.name}
              <span className={styles.hours}>
                {"\u00a0· "}
                {hoursLine(business)}
              </span>
            </span>
            <span className={styles.all}>
              {m.contactAndAll}
              <IconChevronDown size={16} aria-hidden className={styles.chevron} />
            </span>
          </summary>
          <div className={styles.content}>
            <FooterContent newsletter={newsletter} />
          </div>
        </details>
      </footer>
    </>
  );
}
