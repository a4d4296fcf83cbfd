import { Button, TextInput } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { membershipsEarly as m } from "#messages/memberships-early.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import styles from "./early-access.module.css";

/** The link to share with neighbors; without clipboard access it is selected for manual copying. */
export function ShareLink({ code }: { code: string }) {
  const { origin } = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const address = `${origin}/early-access3?ref=${code}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success(m.copied);
    } catch {
      input.current?.select();
      notify.info(m.copySelected, m.copySelectedText);
    }
  };
  return (
    <div className={styles.shareRow}>
      <TextInput ref={input} label={m.yourLink} value={address} readOnly size="md" />
      <Button onClick={() => void copy()}>{m.copyLink}</Button>
    </div>
  );
}
