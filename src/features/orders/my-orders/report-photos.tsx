import { ordersPhotos as m } from "#messages/orders-photos.ts";
import { Button, FileButton, VisuallyHidden } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { useId, useRef } from "react";
import { PROBLEM_PHOTOS_MAX, problemPhotoPath } from "#shared/orders/order-problem.ts";
import { TextButton } from "#client/ui/buttons/text-button.tsx";
import { useOrderLink } from "./order-calls.ts";
import styles from "./report-photos.module.css";
import type { ReportPhoto, useReportPhotos } from "./use-report-photos.ts";

type ReportPhotosProps = ReturnType<typeof useReportPhotos>;

/** Photos of what was wrong, each with the state of its upload. */
export function ReportPhotos({ photos, add, sendAgain, remove }: ReportPhotosProps) {
  const reset = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const labelId = useId();
  const hintId = useId();
  const isFull = photos.length >= PROBLEM_PHOTOS_MAX;
  return (
    <div role="group" aria-labelledby={labelId} className={styles["photos"]}>
      <span id={labelId} className={styles["label"]}>
        {m.photos}
      </span>
      <span id={hintId} className={styles["quiet"]}>
        {isFull ? m.photosFull(PROBLEM_PHOTOS_MAX) : m.photosHint(PROBLEM_PHOTOS_MAX)}
      </span>
      {photos.length > 0 ? (
        <ul className={styles["list"]}>
          {photos.map((photo) => (
            <Photo
              key={photo.key}
              photo={photo}
              onAgain={() => sendAgain(photo.key)}
              onRemove={() => {
                remove(photo.key);
                button.current?.focus();
              }}
            />
          ))}
        </ul>
      ) : null}
      <FileButton
        multiple
        accept="image/*"
        resetRef={reset}
        disabled={isFull}
        inputProps={{ "aria-label": m.photos }}
        onChange={(files) => {
          add(files);
          reset.current?.();
        }}
      >
        {(props) => (
          <Button
            {...props}
            ref={button}
            variant="default"
            leftSection={<IconCamera size={20} aria-hidden />}
            aria-describedby={hintId}
            aria-disabled={isFull}
            {...(isFull && { "data-disabled": true })}
          >
            {m.addPhoto}
          </Button>
        )}
      </FileButton>
    </div>
  );
}

type PhotoProps = { photo: ReportPhoto; onAgain: () => void; onRemove: () => void };

function Photo({ photo: { name, state }, onAgain, onRemove }: PhotoProps) {
  const token = useOrderLink();
  return (
    <li className={styles["item"]}>
      {"id" in state ? (
        <img className={styles["thumb"]} src={problemPhotoPath(state.id, token)} alt="" />
      ) : (
        <span className={styles["thumb"]} aria-hidden>
          <IconCamera size={24} />
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
        {"id" in state ? (
          <span className={styles["quiet"]} role="status">
            {m.photoAdded}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </span>
        ) : null}
        {"failure" in state ? (
          <span className={styles["failure"]} role="alert">
            {state.failure}
          </span>
        ) : null}
        <span className={styles["acts"]}>
          {"failure" in state ? (
            <TextButton onClick={onAgain}>
              {m.tryAgain}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </TextButton>
          ) : null}
          <TextButton onClick={onRemove}>
            {m.removePhoto}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </TextButton>
        </span>
      </div>
    </li>
  );
}
