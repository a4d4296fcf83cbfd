import { Button, Group, TextInput } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { platformShare as m } from "#messages/platform/share.ts";
import { languageNow, pathIn } from "#shared/language.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import styles from "./share-link.module.css";

type ShareLinkProps = {
  /** The path in English, for example `/r/K7Q2`; the link is to the page in the reader's language. */
  path: string;
  /** More buttons, given the whole link. */
  children?: (link: string) => ReactNode;
};

/** A link to send to others; without clipboard access it is selected for manual copying. */
export function ShareLink({ path, children }: ShareLinkProps) {
  const { origin } = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const link = `${origin}${pathIn(languageNow(), path)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify.success(m.copied);
    } catch {
      input.current?.select();
      notify.info(m.copySelected, m.copySelectedText);
    }
  };
  return (
    <div className={styles.share}>
      <TextInput ref={input} label={m.yourLink} value={link} readOnly size="md" />
      <Group gap="xs">
        <Button onClick={() => void copy()}>{m.copyLink}</Button>
        {children?.(link)}
      </Group>
    </div>
  );
}
