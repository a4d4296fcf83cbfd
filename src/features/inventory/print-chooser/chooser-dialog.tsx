import { inventoryDrawing as m } from "#messages/inventory/drawing.ts";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import type { PrintChoice } from "#shared/inventory/print-choice.ts";
import { PRINT_CHOICE_PATH } from "#shared/inventory/upload.ts";
import { failureMessage } from "#client/lib/api/trpc.ts";
import { sendFile } from "#client/lib/farms/farm-upload/send-file.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { FormList } from "./form-list.tsx";
import { PrintOptions } from "./print-options.tsx";
import { usePrintChoice } from "./use-print-choice.ts";
import styles from "./print-chooser.module.css";

/** What a product is called. */
export type Named = {
  /** The product's name, for the packet and for the alternative text; may still be empty. */
  title: string;
  /** The label of its category; those drawings come first. */
  category: string;
};

export type ChooserProps = Named & {
  /** The farm that the team acts for; undefined for the user's own farm. */
  farmId: number | undefined;
  /** Called with the drawing's key once the choice is saved. */
  onPicture: (picture: string) => void;
};

/** Chooses a drawing for a product without a photo, with a live preview. */
export function ChooserDialog(props: ChooserProps & { onClose: () => void }) {
  const { farmId, title, category, onPicture, onClose } = props;
  const { chosen, preview, problem, change, chooseForm, choosePacket } = usePrintChoice(
    title.trim() || m.newProduct,
  );
  const keep = useMutation({
    mutationFn: (choice: PrintChoice) =>
      sendFile<{ picture: string }>(PRINT_CHOICE_PATH, new Blob([JSON.stringify(choice)]), farmId),
    meta: { failureTitle: m.notSaved },
    onSuccess: ({ picture }) => {
      onPicture(picture);
      onClose();
    },
  });
  return (
    <OpenModal onClose={onClose} title={m.chooseDrawing} size={860}>
      <div className={styles.layout}>
        <div className={styles.list}>
          <FormList
            category={category}
            chosen={chosen?.choice.form}
            onForm={chooseForm}
            onPacket={choosePacket}
          />
        </div>
        <Preview ground={chosen?.choice.ground} svg={chosen ? preview.data : undefined} />
        <div className={styles.options}>
          {preview.isError ? <p role="alert">{failureMessage(preview.error)}</p> : null}
          {chosen ? <PrintOptions {...chosen} problem={problem} onChange={change} /> : null}
          <Button
            disabled={!chosen || problem !== null}
            loading={keep.isPending}
            onClick={() => chosen && keep.mutate(chosen.choice)}
          >
            {m.takeDrawing}
          </Button>
        </div>
      </div>
    </OpenModal>
  );
}

function Preview({ ground, svg }: { ground: string | undefined; svg: string | undefined }) {
  const style = { "--ground": `var(--ground-${ground ?? "oat"})` } as CSSProperties;
  return (
    <div className={styles.preview} style={style}>
      {svg ? (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={m.preview}
          width={800}
          height={600}
        />
      ) : (
        <p className={styles.hint}>{m.chooseToSee}</p>
      )}
    </div>
  );
}
