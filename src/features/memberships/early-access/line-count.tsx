import { trpc } from "#client/lib/api/trpc.ts";
import styles from "./early-access.module.css";

/** How many households wait, from our records; nothing while no one knows. */
export function LineCount() {
  const line = trpc.memberships.earlyAccess.line.useQuery();
  if (!line.data) return null;
  const { households, zips } = line.data;
  return (
    <p className={styles.count}>
      {households === 0 ? (
        "The line is new: you could be the first in it."
      ) : (
        <>
          <b>{households.toLocaleString("en-US")}</b>{" "}
          {households === 1 ? "household is" : "households are"} in line, from{" "}
          {zips === 1 ? "one zip code" : `${zips.toLocaleString("en-US")} zip codes`}.
        </>
      )}
    </p>
  );
}
