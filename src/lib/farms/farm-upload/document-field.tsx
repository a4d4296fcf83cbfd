import { inventoryUpload as upload } from "#messages/inventory/upload.ts";
import { farmsUpload as m } from "#messages/farms/upload.ts";
import { Button } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { useId, useState } from "react";
import { DOCUMENT_UPLOAD_PATH, UPLOAD_BYTES_MAX } from "#shared/inventory/upload.ts";
import { FileChoice } from "#client/ui/fields/file-choice.tsx";
import { sendFile } from "./send-file.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import styles from "./document-field.module.css";

type DocumentFieldProps = {
  /** The farm an admin acts for; undefined for one's own. */
  farmId: number | undefined;
  /** Whether there is a document already, which is kept unless another is chosen. */
  isKept: boolean;
  /** An error other than those about the file itself. */
  error: string | null;
  /** Called with the id of the uploaded document. */
  onDocument: (document: string) => void;
};

type State = "idle" | "sending" | { failure: string } | { sent: string };

/** A document that is uploaded as soon as it is chosen, so that errors are shown immediately. */
export function DocumentField({ farmId, isKept, error, onDocument }: DocumentFieldProps) {
  const [state, setState] = useState<State>("idle");
  const wordsId = useId();
  const failure = typeof state === "object" && "failure" in state ? state.failure : error;
  const sent = typeof state === "object" && "sent" in state ? state.sent : null;
  const send = async (file: File) => {
    setState("sending");
    try {
      onDocument(await sendDocument(file, farmId));
      setState({ sent: file.name });
    } catch (caught) {
      setState({ failure: caught instanceof Error ? caught.message : upload.tooLargeFile });
    }
  };
  return (
    <div className={styles.field}>
      <span className={styles.label}>{m.document}</span>
      <span className={styles.quiet} id={wordsId}>
        {sent ?? (isKept ? m.documentStays : LIMITS)}
      </span>
      <FileChoice
        accept="application/pdf,image/jpeg,image/png,image/webp"
        onFile={(file) => void send(file)}
        inputProps={{ "aria-label": m.document }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="md"
            leftSection={<IconFileUpload size={20} aria-hidden />}
            loading={state === "sending"}
            aria-describedby={wordsId}
          >
            {sent === null && !isKept ? m.chooseDocument : m.chooseOther}
          </Button>
        )}
      </FileChoice>
      {failure ? (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </div>
  );
}

const LIMITS = m.documentLimits;

async function sendDocument(file: File, farmId: number | undefined): Promise<string> {
  const body = file.type === "application/pdf" ? file : await shrinkPhoto(file);
  if (body.size > UPLOAD_BYTES_MAX) throw new Error(upload.tooLargeFile);
  const { document } = await sendFile<{ document: string }>(DOCUMENT_UPLOAD_PATH, body, farmId);
  return document;
}
