import { inventoryUpload as upload } from "#messages/inventory/upload.ts";
import { mailContact as m } from "#messages/mail/contact.ts";
import { IconPaperclip } from "@tabler/icons-react";
import { CONTACT_UPLOAD_PATH } from "#shared/inventory/upload.ts";
import { shrinkPhoto } from "#client/lib/farms/farm-upload/shrink-photo.ts";
import { UploadField } from "#client/lib/platform/uploads/upload-field.tsx";
import { useUploads } from "#client/lib/platform/uploads/use-uploads.ts";

/** The attachment of a contact message: a PDF or a picture. */
export function useAttachment() {
  return useUploads({
    most: 1,
    path: CONTACT_UPLOAD_PATH,
    answer: "attachment",
    prepare: (file) => (file.type === "application/pdf" ? file : shrinkPhoto(file)),
    tooLarge: () => upload.tooLargeFile,
  });
}

type AttachmentProps = { attachment: ReturnType<typeof useAttachment>; error: string | null };

/** Adds a file to the message. */
export function Attachment({ attachment, error }: AttachmentProps) {
  return (
    <UploadField
      uploads={attachment}
      label={m.attachment}
      hint={m.attachmentHint}
      button={m.addFile}
      icon={<IconPaperclip size={20} aria-hidden />}
      accept="image/*,application/pdf"
      preview={null}
      error={error}
    />
  );
}
