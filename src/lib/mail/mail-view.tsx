import "@mantine/core/styles/FloatingIndicator.layer.css";
import "@mantine/core/styles/SegmentedControl.layer.css";
import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { mailView as m } from "#messages/mail/view.ts";
import { mailIn } from "#shared/mail/mail-colors.ts";
import styles from "./mail-view.module.css";

const VIEWS = ["wide", "narrow", "dark", "text"] as const;
type View = (typeof VIEWS)[number];

/** An email as its reader sees it: on desktop, on a phone, in the dark scheme, or as plain text. */
export function MailView({ html, text }: { html: string; text: string }) {
  const [view, setView] = useState<View>("wide");
  return (
    <div className={styles.view}>
      <SegmentedControl<View>
        className={styles.views ?? ""}
        classNames={{ control: styles.choice ?? "" }}
        size="sm"
        data={VIEWS.map((value) => ({ value, label: m.views[value] }))}
        value={view}
        onChange={setView}
        aria-label={m.showAs}
      />
      {view === "text" ? (
        <pre className={styles.text}>{text}</pre>
      ) : (
        <iframe
          className={styles.frame}
          data-view={view}
          title={m.email}
          sandbox=""
          srcDoc={mailIn(view === "dark" ? "dark" : "light", html)}
        />
      )}
    </div>
  );
}
