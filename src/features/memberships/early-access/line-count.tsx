import { Rich } from "#client/ui/rich.tsx";
import { membershipsEarly as m } from "#messages/memberships/early.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import styles from "./early-access.module.css";

/** The number of waiting households, from our records; renders nothing while unknown. */
export function LineCount() {
  const line = trpc.memberships.earlyAccess.line.useQuery();
  if (!line.data) return null;
  const { households, zips } = line.data;
  return (
    <p className={styles.count}>
      {households === 0 ? (
        m.lineNew
      ) : (
        <Rich>
          {m.line(
            (words) => (
              <b>{words}</b>
            ),
            households,
            zips,
          )}
        </Rich>
      )}
    </p>
  );
}
