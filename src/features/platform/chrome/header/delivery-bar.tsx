import { platformShell as m } from "#messages/platform/shell/shell.ts";
import { useHydrated } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { Later } from "#client/ui/later.tsx";
import { onIntent } from "#client/ui/on-intent.ts";
import { Rich } from "#client/ui/rich.tsx";
import { useZip } from "#client/lib/checkout/delivery-zip/zip-store.ts";
import { keepDay } from "#client/lib/checkout/delivery-day/day-store.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { useSession } from "#client/lib/session/session.ts";
import { useToday } from "#client/lib/dates/use-today.ts";
import {
  chosenDelivery,
  holidayText,
  lostDayText,
  untilText,
} from "#shared/checkout/chosen-day.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { type NextDelivery, slotText } from "#shared/checkout/delivery-sentence.ts";
import styles from "./delivery-bar.module.css";

const load = async () => ({ default: (await import("./delivery-zip-form.tsx")).DeliveryZipForm });
const DeliveryZipForm = lazy(load);
const CutoffCountdown = lazy(async () => ({
  default: (await import("../cutoff-countdown.tsx")).CutoffCountdown,
}));

/**
 * The zip stored in this browser, else the account's, which is known only after hydration because the page is the
 * same for everyone.
 */
function useSavedZip(): string | null {
  const zip = useZip();
  const { user } = useSession();
  return useHydrated() ? (zip ?? user?.zipCode ?? null) : zip;
}

const focused = (button: HTMLElement | null) => button?.focus();

/**
 * The bar above every page: the delivery day and zip being shopped for, and the order deadline, with the minutes that
 * are left in its last hour. It remains until the form's script has loaded, which is requested when the user is about
 * to edit.
 */
export function DeliveryBar() {
  const zip = useSavedZip();
  /** Null until edited: afterward, the button that opens the form gets the focus back. */
  const [isEditing, setEditing] = useState<boolean | null>(null);
  const sentence = (
    <p className={styles.sentence}>
      {zip ? <DeliverySentence zip={zip} /> : null}
      <button
        type="button"
        className={styles.change}
        ref={isEditing === false ? focused : null}
        onClick={() => setEditing(true)}
        {...onIntent(load)}
      >
        {zip ? m.change : m.enterZip}
        {zip ? <span className={styles.hidden}> {m.changeWhat}</span> : null}
      </button>
    </p>
  );
  return (
    <section className={styles.bar} aria-label={m.delivery}>
      {isEditing ? (
        <Later>
          <Suspense fallback={sentence}>
            <DeliveryZipForm zip={zip} onDone={() => setEditing(false)} />
          </Suspense>
        </Later>
      ) : (
        sentence
      )}
    </section>
  );
}

function DeliverySentence({ zip }: { zip: string }) {
  const { options, isSure } = useDeliveryDays(zip);
  const today = useToday();
  const isLate = useToday(2 * HOUR_MS) > today;
  const terms = useTerms();
  if (!options || !isSure) return <span>{m.shoppingAt(zip)}</span>;
  const { delivery, lost } = chosenDelivery({ ...options, today });
  const closed = holidayText(terms, today);
  if (!delivery) return <span>{m.noDelivery(zip)}</span>;
  return (
    <span>
      <Dotted
        facts={m
          .sentence<ReactNode>(slotWords(delivery), zip, <b>{untilText(delivery)}</b>)
          .map((fact, at) => (
            <Rich key={at}>{fact}</Rich>
          ))}
      />
      {isLate && delivery.lastOrderDay === today ? (
        <Later isExtra>
          <CutoffCountdown delivery={delivery} />
        </Later>
      ) : null}
      {lost ? lostNote(lostDayText(lost, delivery)) : null}
      {closed ? <span className={styles.note}>{closed}</span> : null}
    </span>
  );
}

/**
 * Why the chosen day was replaced, until the visitor dismisses it; the focus then moves to the button that changes
 * the day.
 */
function lostNote(text: string): ReactNode {
  return (
    <span className={styles.note}>
      <span role="status">{text}</span>{" "}
      <button
        type="button"
        className={styles.change}
        onClick={(event) => {
          event.currentTarget.closest("p")?.querySelector<HTMLElement>(":scope>button")?.focus();
          keepDay(null);
        }}
      >
        {m.ok}
      </button>
    </span>
  );
}

/** The window's hours stay on one line. */
function slotWords(next: NextDelivery): ReactNode {
  const [day, hours] = slotText(next).split(", ");
  return (
    <b>
      {day}, <span className={styles.unbroken}>{hours}</span>
    </b>
  );
}
