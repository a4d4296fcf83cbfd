import { platformUploads as m } from "#messages/platform/uploads.ts";
import { Button, FileButton, VisuallyHidden } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { type ReactNode, useId, useRef } from "react";
import { TextButton } from "#client/ui/buttons/text-button.tsx";
import styles from "./upload-field.module.css";
import type { Upload, useUploads } from "./use-uploads.ts";

type UploadFieldProps = {
  uploads: ReturnType<typeof useUploads>;
  label: string;
  /** What can be added, and who sees it. */
  hint: string;
  button: string;
  icon: ReactNode;
  /** As in a file input, for example `image/*`. */
  accept: string;
  /** The address of a preview, by the id of a file that has arrived; null if there is none. */
  preview: ((id: string) => string) | null;
  /** An error other than those about one file. */
  error?: string | null;
};

/** Files of a form, each with the state of its upload. */
export function UploadField({ uploads, preview, error = null, ...words }: UploadFieldProps) {
  const { uploads: files, most, add, sendAgain, remove } = uploads;
  const reset = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const labelId = useId();
  const hintId = useId();
  const isFull = files.length >= most;
  return (
    <div role="group" aria-labelledby={labelId} className={styles["files"]}>
      <span id={labelId} className={styles["label"]}>
        {words.label}
      </span>
      <span id={hintId} className={styles["quiet"]}>
        {words.hint}
      </span>
      {files.length > 0 ? (
        <ul className={styles["list"]}>
          {files.map((file) => (
            <File
              key={file.key}
              file={file}
              preview={preview}
              onAgain={() => {
                sendAgain(file.key);
                button.current?.focus();
              }}
              onRemove={() => {
                remove(file.key);
                button.current?.focus();
              }}
            />
          ))}
        </ul>
      ) : null}
      {error ? (
        <span className={styles["failure"]} role="alert">
          {error}
        </span>
      ) : null}
      <FileButton
        multiple
        accept={words.accept}
        resetRef={reset}
        disabled={isFull}
        inputProps={{ "aria-label": words.label }}
        onChange={(chosen) => {
          add(chosen);
          reset.current?.();
        }}
      >
        {(props) => (
          <Button
            {...props}
            ref={button}
            variant="default"
            leftSection={words.icon}
            aria-describedby={hintId}
            aria-disabled={isFull}
            {...(isFull && { "data-disabled": true })}
          >
            {words.button}
          </Button>
        )}
      </FileButton>
    </div>
  );
}

type FileProps = {
  file: Upload;
  preview: UploadFieldProps["preview"];
  onAgain: () => void;
  onRemove: () => void;
};

function File({ file: { name, state }, preview, onAgain, onRemove }: FileProps) {
  const own = <VisuallyHidden>{` ${name}`}</VisuallyHidden>;
  return (
    <li className={styles["item"]}>
      {"id" in state && preview ? (
        <img className={styles["thumb"]} src={preview(state.id)} alt="" />
      ) : (
        <span className={styles["thumb"]} aria-hidden>
          <IconPaperclip size={24} />
        </span>
      )}
      <div className={styles["words"]}>
        <span className={styles["name"]}>{name}</span>
        {"percent" in state ? (
          <>
            <progress
              className={styles["bar"]}
              max={100}
              value={state.percent}
              aria-label={m.sending(name)}
            />
            <span className={styles["quiet"]}>{m.sent(state.percent)}</span>
          </>
        ) : null}
        <span className={styles["quiet"]} role="status">
          {"id" in state ? (
            <>
              {m.added}
              {own}
            </>
          ) : null}
        </span>
        {"failure" in state ? (
          <span className={styles["failure"]} role="alert">
            {state.failure}
          </span>
        ) : null}
        <span className={styles["acts"]}>
          {"failure" in state ? (
            <TextButton onClick={onAgain}>
              {m.tryAgain}
              {own}
            </TextButton>
          ) : null}
          <TextButton onClick={onRemove}>
            {m.remove}
            {own}
          </TextButton>
        </span>
      </div>
    </li>
  );
}

/** Why the form cannot be sent yet; null if it can. */
export function waitWords({
  isSending,
  hasFailed,
}: Pick<ReturnType<typeof useUploads>, "isSending" | "hasFailed">): string | null {
  if (hasFailed) return m.notAllSent;
  return isSending ? m.stillSending : null;
}
