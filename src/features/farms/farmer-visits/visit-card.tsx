import { Badge, Button, Title, VisuallyHidden } from "@mantine/core";
import type { ReactNode, RefCallback } from "react";
import { farmsVisitsDesk as m } from "#messages/farms/visits/visits-desk.ts";
import { type VisitStanding, visitDayWords, visitTimes } from "#shared/farms/visits/visit.ts";
import { shownVisit } from "#shared/farms/visits/visit-words.ts";
import { capital } from "#shared/capital.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import type { Visit } from "./visits-page.tsx";
import styles from "./farmer-visits.module.css";

type VisitCardProps = {
  visit: Visit;
  farmId: number | undefined;
  /** Called with the card, which can take the focus. */
  cardRef: RefCallback<HTMLElement>;
  /** Called with the button that opens the open day's form. */
  changeRef: RefCallback<HTMLElement>;
  /** Null while another form is open. */
  onChange: (() => void) | null;
  onChanged: () => void;
};

const BADGES: Record<VisitStanding, "light" | "default" | "filled"> = {
  open: "light",
  full: "filled",
  on: "filled",
  canceled: "default",
  over: "default",
};

/** Whether the open day can still be changed and canceled: it has neither begun nor been called off. */
export const isOpenToChange = ({ standing }: Pick<Visit, "standing">) =>
  standing === "open" || standing === "full";

/** One open day: its time, guests, and available actions. */
export function VisitCard(props: VisitCardProps) {
  const { visit, farmId, cardRef, changeRef, onChange, onChanged } = props;
  const { id, places, taken, standing, guests } = visit;
  const { text, untranslated } = shownVisit(visit);
  const { from, until } = visitTimes(visit);
  const cancel = trpc.farmer.visits.cancel.useMutation({
    meta: { failureTitle: m.stillOn, ...lostAnswer() },
    onSuccess: () => notify.success(m.wasCanceled),
    onSettled: onChanged,
  });
  return (
    <article ref={cardRef} className={styles.card} aria-label={visitDayWords(visit)} tabIndex={-1}>
      <div className={styles.head}>
        <Title order={2} size="h4">
          {capital(visitDayWords(visit))}
        </Title>
        <span>{m.hours(from, until)}</span>
        <Badge component="span" variant={BADGES[standing]}>
          {m.standings[standing]}
        </Badge>
      </div>
      <p className={styles.text} lang={untranslated.text}>
        {text}
      </p>
      <FactList facts={factsOf(visit)} />
      <p className={styles.text}>
        <strong>{m.taken(taken, places)}</strong>
      </p>
      <Guests guests={guests} taken={taken} />
      {isOpenToChange(visit) ? (
        <div className={styles.actions}>
          {onChange ? (
            <Button ref={changeRef} variant="default" onClick={onChange}>
              {m.change}
              <VisuallyHidden>{m.ofDay(visitDayWords(visit))}</VisuallyHidden>
            </Button>
          ) : null}
          <ReasonButton
            label={m.cancelVisit}
            question={guests.length > 0 ? m.cancelVisitSure(guests.length) : m.cancelVisitNoGuests}
            hint={m.reasonHint}
            onConfirm={(reason) =>
              cancel.mutateAsync({
                id,
                reason,
                ...(farmId !== undefined && { farmId }),
              })
            }
          />
        </div>
      ) : null}
    </article>
  );
}

/** The farm's own words, in the language they are in. */
const own = (words: string, lang: string | undefined) => <span lang={lang}>{words}</span>;

function factsOf(visit: Visit) {
  const { canceledReason } = visit;
  const { meetingPoint, bring, untranslated } = shownVisit(visit);
  const facts: [label: string, value: ReactNode][] = [
    [m.meetingPointLabel, own(meetingPoint, untranslated.meetingPoint)],
  ];
  if (bring) facts.push([m.bringLabel, own(bring, untranslated.bring)]);
  if (canceledReason !== null) facts.push([m.why, canceledReason]);
  return facts;
}

/** The guest list by first name, for use at the gate. */
function Guests({ guests, taken }: Pick<Visit, "guests" | "taken">) {
  if (guests.length === 0) return <p className={styles.quiet}>{m.noGuests}</p>;
  return (
    <details className={styles.guests}>
      <summary>{m.guests(guests.length, taken)}</summary>
      <ul>
        {guests.map(({ id, firstName, party }) => (
          <li key={id}>{m.guest(firstName, party)}</li>
        ))}
      </ul>
    </details>
  );
}
