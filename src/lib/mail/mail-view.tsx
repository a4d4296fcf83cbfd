import "@mantine/core/styles/FloatingIndicator.layer.css";
import "@mantine/core/styles/SegmentedControl.layer.css";
import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import styles from "./mail-view.module.css";

const VIEWS = [
  { value: "wide", label: "Wide" },
  { value: "narrow", label: "Phone" },
  { value: "text", label: "Plain text" },
] as const;
type View = (typeof VIEWS)[number]["value"];

/** An email as its reader sees it: on a desk, on a phone, or as plain text. */
export function MailView({ html, text }: { html: string; text: string }) {
  const [view, setView] = useState<View>("wide");
  return (
    <div className={styles.view}>
      <SegmentedControl<View>
        className={styles.views ?? ""}
        size="sm"
        data={[...VIEWS]}
        value={view}
        onChange={setView}
        aria-label="Show the email as"
      />
      {view === "text" ? (
        <pre className={styles.text}>{text}</pre>
      ) : (
        <iframe
          className={styles.frame}
          data-view={view}
          title="The email"
          sandbox=""
          srcDoc={html}
        />
      )}
    </div>
  );
}
