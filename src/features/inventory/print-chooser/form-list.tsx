import { inventoryDrawing as m } from "#messages/inventory/drawing.ts";
import { Skeleton, TextInput, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PACKET } from "#shared/inventory/print-choice.ts";
import type { PrintForm } from "./use-print-choice.ts";
import styles from "./print-chooser.module.css";

type FormListProps = {
  /** The category whose drawings are listed first. */
  category: string;
  /** The selected form. */
  chosen: string | undefined;
  onForm: (form: PrintForm) => void;
  onPacket: () => void;
};

/** The packet, then all drawings, those of the product's category first. */
export function FormList({ category, chosen, onForm, onPacket }: FormListProps) {
  const query = trpc.farmer.inventory.printForms.useQuery();
  const [words, setWords] = useState("");
  const found = inOrder(query.data ?? [], category).filter(({ title, group }) =>
    `${title} ${group}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <>
      <TextInput
        label={m.find}
        placeholder={m.findExample}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <QueryState query={query} waiting={<Skeleton h={240} />} />
      {query.data && found.length === 0 ? (
        <EmptyState title={m.noneMatch}>{m.packetWorks}</EmptyState>
      ) : null}
      <ul className={styles.forms} aria-label={m.drawings}>
        <li>
          <UnstyledButton
            className={styles.form}
            aria-pressed={chosen === PACKET}
            onClick={onPacket}
          >
            <span className={styles.packet} aria-hidden>
              {m.letters}
            </span>
            {m.packet}
          </UnstyledButton>
        </li>
        {found.map((form) => (
          <li key={form.form}>
            <UnstyledButton
              className={styles.form}
              aria-pressed={chosen === form.form}
              onClick={() => onForm(form)}
            >
              <ProductImage pictureKey={form.key} alt="" sizes="120px" />
              {form.title}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}

const inOrder = (forms: readonly PrintForm[], category: string) =>
  forms.toSorted((a, b) => Number(b.group === category) - Number(a.group === category));
