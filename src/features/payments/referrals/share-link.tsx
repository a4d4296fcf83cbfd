import { Button, Group, Text, TextInput } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { paymentsReferrals as m } from "#messages/payments-referrals.ts";
import { languageNow, pathIn } from "#shared/language.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import styles from "./referrals.module.css";

/**
 * The link to send to friends, and its code to read aloud; without clipboard access it is selected for manual
 * copying.
 */
export function ShareLink({ code, friend }: { code: string; friend: string }) {
  const { origin } = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const address = `${origin}${pathIn(languageNow(), `/r/${code}`)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success(m.copied);
    } catch {
      input.current?.select();
      notify.info(m.copySelected, m.copySelectedText);
    }
  };
  // Dismissing the share sheet is not an error.
  const share = () =>
    navigator.share({ text: m.shareText(friend), url: address }).catch(() => undefined);
  return (
    <>
      <div className={styles.share}>
        <TextInput ref={input} label={m.yourLink} value={address} readOnly size="md" />
        <Group gap="xs">
          <Button onClick={() => void copy()}>{m.copyLink}</Button>
          {"share" in navigator ? (
            <Button variant="default" onClick={() => void share()}>
              {m.share}
            </Button>
          ) : null}
        </Group>
      </div>
      <Text>
        {m.yourCode}: <strong>{code}</strong>
      </Text>
    </>
  );
}
