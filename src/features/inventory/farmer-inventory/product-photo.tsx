import { PhotoField } from "#client/lib/farms/farm-upload/photo-field.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { type Place, placeInput } from "./place.ts";

type ProductPhotoProps = {
  place: Place;
  row: Outputs["farmer"]["inventory"]["product"]["row"];
  onDone: () => void;
};

/** The photo of a product; a new one is in the shop at once. */
export function ProductPhoto({ place, row, onDone }: ProductPhotoProps) {
  const change = trpc.farmer.inventory.changePicture.useMutation({
    meta: { failureTitle: "The photo stays as it was" },
    onSuccess: () => {
      notify.success("The new photo is shown");
      onDone();
    },
  });
  return (
    <PhotoField
      farmId={place.farmId}
      shape="product"
      alt="The photo of the product"
      picture={row.picture}
      onPicture={(picture) => change.mutate({ ...placeInput(place), productId: row.id, picture })}
    />
  );
}
