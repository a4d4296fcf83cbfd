import { inventoryUpload as upload } from "#messages/inventory/upload.ts";
import { ordersPhotos as m } from "#messages/orders/problems/photos.ts";
import { IconCamera } from "@tabler/icons-react";
import { PROBLEM_PHOTO_UPLOAD_PATH } from "#shared/inventory/upload.ts";
import { PROBLEM_PHOTOS_MAX, problemPhotoPath } from "#shared/orders/order-problem.ts";
import { shrinkPhoto } from "#client/lib/farms/farm-upload/shrink-photo.ts";
import { UploadField } from "#client/lib/platform/uploads/upload-field.tsx";
import { useUploads } from "#client/lib/platform/uploads/use-uploads.ts";

type Order = { number: string; token: string | null };

/** The photos of a report about an order; `token` is that of a guest's order link. */
export function useReportPhotos({ number, token }: Order) {
  const query = new URLSearchParams({ number, ...(token !== null && { token }) });
  return useUploads({
    most: PROBLEM_PHOTOS_MAX,
    path: `${PROBLEM_PHOTO_UPLOAD_PATH}?${query}`,
    answer: "photo",
    prepare: shrinkPhoto,
    tooLarge: () => upload.tooLargePhoto,
  });
}

type ReportPhotosProps = {
  photos: ReturnType<typeof useReportPhotos>;
  token: string | null;
  error: string | null;
};

/** Photos of what was wrong. */
export function ReportPhotos({ photos, token, error }: ReportPhotosProps) {
  const isFull = photos.uploads.length >= PROBLEM_PHOTOS_MAX;
  return (
    <UploadField
      uploads={photos}
      label={m.photos}
      hint={isFull ? m.photosFull(PROBLEM_PHOTOS_MAX) : m.photosHint(PROBLEM_PHOTOS_MAX)}
      button={m.addPhoto}
      icon={<IconCamera size={20} aria-hidden />}
      accept="image/*"
      preview={(id) => problemPhotoPath(id, token)}
      error={error}
    />
  );
}
