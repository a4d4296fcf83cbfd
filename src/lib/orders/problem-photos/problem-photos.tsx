import { ordersPhotos as m } from "#messages/orders/problems/photos.ts";
import { problemPhotoPath } from "#shared/orders/order-problem.ts";
import styles from "./problem-photos.module.css";

type ProblemPhotosProps = {
  /** Ids of the photos. */
  photos: readonly string[];
  /** The name of the goods they show. */
  name: string;
  /** The token of a guest's order link; null for whoever is signed in. */
  token?: string | null;
  /** In a cell of a table: smaller and on one line. */
  isInTable?: boolean;
};

/** A problem's photos, each of which opens in a new tab; nothing if there are none. */
export function ProblemPhotos({
  photos,
  name,
  token = null,
  isInTable = false,
}: ProblemPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <span className={styles["photos"]} data-small={isInTable || undefined}>
      {photos.map((id, index) => (
        <a
          key={id}
          className={styles["photo"]}
          href={problemPhotoPath(id, token)}
          target="_blank"
          rel="noreferrer"
        >
          <img
            src={problemPhotoPath(id, token)}
            alt={m.problemPhoto(name, index + 1, photos.length)}
            width={64}
            height={64}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  );
}
