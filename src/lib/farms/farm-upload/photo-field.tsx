import { inventoryUpload as upload } from "#messages/inventory/upload.ts";
import { farmsUpload as m } from "#messages/farms/upload.ts";
import { Button } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { useId, useState } from "react";
import { type PictureShape, printOf } from "#shared/platform/pages/pictures.ts";
import { PHOTO_UPLOAD_PATHS, UPLOAD_BYTES_MAX } from "#shared/inventory/upload.ts";
import { FileChoice } from "#client/ui/fields/file-choice.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { sendFile } from "./send-file.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import styles from "./photo-field.module.css";

type PhotoFieldProps = {
  /** The farm the team acts for; undefined for one's own. */
  farmId: number | undefined;
  shape: PictureShape;
  /** The photo's alt text. */
  alt: string;
  /** The key of the current photo; null if there is none. */
  picture: string | null;
  /** Called with the key of the uploaded photo once it is accepted. */
  onPicture: (picture: string) => void;
};

/** A photo that is uploaded as soon as it is chosen, so that errors are shown immediately. */
export function PhotoField({ farmId, shape, alt, picture, onPicture }: PhotoFieldProps) {
  const [state, setState] = useState<"idle" | "sending" | { failure: string }>("idle");
  const failureId = useId();
  const failure = typeof state === "object" ? state.failure : null;
  const takePhoto = async (file: File) => {
    const key = await sendPhoto(file, shape, farmId);
    setState("idle");
    onPicture(key);
  };
  const send = (file: File) => {
    setState("sending");
    takePhoto(file).catch((error: Error) => setState({ failure: error.message }));
  };
  return (
    <div className={styles.photo}>
      {picture ? <ProductImage pictureKey={picture} kind={shape} alt={alt} /> : null}
      <FileChoice
        accept="image/jpeg,image/png,image/webp"
        onFile={send}
        inputProps={{ "aria-label": m.photo }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="lg"
            leftSection={<IconCamera size={20} aria-hidden />}
            loading={state === "sending"}
            {...(failure && { "aria-describedby": failureId })}
          >
            {picture && !printOf(picture) ? m.changePhoto : m.takePhoto}
          </Button>
        )}
      </FileChoice>
      {failure ? (
        <p id={failureId} className={styles.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </div>
  );
}

async function sendPhoto(file: File, shape: PictureShape, farmId: number | undefined) {
  const photo = await shrinkPhoto(file);
  if (photo.size > UPLOAD_BYTES_MAX) throw new Error(upload.tooLargePhoto);
  const path = PHOTO_UPLOAD_PATHS[shape];
  const { picture } = await sendFile<{ picture: string }>(path, photo, farmId);
  return picture;
}
