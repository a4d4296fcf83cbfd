import { boxesPage as m } from "#messages/boxes/page.ts";
import type { BoxSizeId } from "#shared/boxes/boxes.ts";
import { formatDayShort } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { untilWords } from "#client/lib/boxes/my-box/my-box.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Contents } from "../my-boxes/contents.tsx";
import styles from "./boxes.module.css";

/** The customer's next box of that size, with its swaps; renders nothing without one. */
export function OwnBox({ size }: { size: BoxSizeId }) {
  const { data: mine } = trpc.boxes.own.read.useQuery();
  const next = mine?.boxes.find(({ isOpen, state }) => isOpen && state === "planned");
  if (!mine || mine.size !== size || !next) return null;
  return (
    <section className={styles.own} aria-label={m.yourBoxOf(formatDayShort(next.day))}>
      <h3>{m.yourBoxOf(formatDayShort(next.day))}</h3>
      <p className={styles.quiet}>{untilWords(next)}</p>
      <Contents box={next} />
      <TextLink href="/dashboard/customer/boxes">{m.allMine}</TextLink>
    </section>
  );
}
