import { inventoryProduct as m } from "#messages/inventory/product.ts";
import { type CategoryId, categoryLabel } from "#shared/catalog/catalog.ts";
import { PrintChooser } from "../print-chooser/print-chooser.tsx";
import { PhotoField } from "#client/lib/farms/farm-upload/photo-field.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import styles from "./farmer-inventory.module.css";
import { type Place, placeInput } from "./place.ts";

type ProductPhotoProps = {
  place: Place;
  row: Outputs["farmer"]["inventory"]["product"]["row"];
  category: CategoryId;
  onDone: () => void;
};

/** The photo of a product, or a drawing if there is none. A new photo is published immediately. */
export function ProductPhoto({ place, row, category, onDone }: ProductPhotoProps) {
  const change = trpc.farmer.inventory.changePicture.useMutation({
    meta: { failureTitle: m.pictureStays },
    onSuccess: () => {
      notify.success(m.pictureShown);
      onDone();
    },
  });
  const show = (picture: string) =>
    change.mutate({ ...placeInput(place), productId: row.id, picture });
  return (
    <div className={styles.picture}>
      <PhotoField
        farmId={place.farmId}
        shape="product"
        alt={m.photoOfProduct}
        picture={row.picture}
        onPicture={show}
      />
      <PrintChooser
        farmId={place.farmId}
        product={() => ({ title: row.name, category: categoryLabel(category) })}
        onPicture={show}
      />
    </div>
  );
}
