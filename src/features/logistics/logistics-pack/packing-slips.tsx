import type { Outputs } from "#client/lib/api/trpc.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import type { Slot } from "../logistics-slot/slot-choice.tsx";
import { NoCrates } from "./no-crates.tsx";
import styles from "./packing-slips.module.css";

type Slip = Outputs["logistics"]["slips"][number];

/** The papers that go into the crates of a window, in loading order, each in the language of its order. */
export function PackingSlips(slot: Slot) {
  const query = trpc.logistics.slips.useQuery(slot, { refetchOnMount: "always" });
  return (
    <>
      <QueryState query={query} waiting={<PageSkeleton withHeading={false} />} />
      {query.data?.length === 0 ? <NoCrates slot={slot} paper="slips" /> : null}
      <div className={styles["slips"]}>
        {query.data?.map((slip) => (
          <PackingSlip key={slip.number} slip={slip} />
        ))}
      </div>
    </>
  );
}

function PackingSlip({
  slip: { number, language, heading, about, farms, first, ifWrong },
}: {
  slip: Slip;
}) {
  return (
    <article className={styles["slip"]} lang={language} aria-labelledby={`slip-${number}`}>
      <h2 id={`slip-${number}`} className={styles["title"]}>
        {heading}
      </h2>
      <p className={styles["about"]}>{about}</p>
      {first.length > 0 ? <p className={styles["first"]}>{first.join(" ")}</p> : null}
      {farms.map(({ name, lines }) => (
        <section key={name} className={styles["farm"]}>
          <h3 className={styles["name"]}>{name}</h3>
          <ul className={styles["lines"]}>
            {lines.map(({ productId, goods, harvest, storage, storageIn }) => (
              <li key={productId} className={styles["line"]}>
                <span>
                  <strong>{goods}</strong>
                  {harvest ? <span className={styles["harvest"]}> {harvest}</span> : null}
                </span>{" "}
                <span lang={storageIn}>{storage}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles["about"]}>{ifWrong}</p>
    </article>
  );
}
