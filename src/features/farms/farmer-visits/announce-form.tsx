import { TextInput, Title } from "@mantine/core";
import { farmsVisitsDesk as m } from "#messages/farms/visits/visits-desk.ts";
import { visitLimits } from "#shared/farms/visits/visit.ts";
import { visitFields } from "#shared/farms/visits/visit-forms.ts";
import { addDays } from "#shared/time.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useActKey } from "#client/lib/forms/use-act-key.ts";
import { focused } from "#client/lib/forms/focused.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { useToday } from "#client/lib/dates/use-today.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { DetailFields } from "./detail-fields.tsx";
import styles from "./farmer-visits.module.css";

type AnnounceFormProps = {
  farmId: number | undefined;
  /** Called with the id of the open day. */
  onDone: (id: string) => void;
  onCancel: () => void;
};

const EMPTY = {
  day: "",
  from: "10:00",
  until: "12:00",
  places: 12,
  text: "",
  bring: "",
  meetingPoint: "",
  textEs: "",
  bringEs: "",
  meetingPointEs: "",
};

/** Announces an open day: time, places, description, and meeting point. */
export function AnnounceForm({ farmId, onDone, onCancel }: AnnounceFormProps) {
  const today = useToday();
  const form = useShortForm(visitFields, EMPTY);
  const { field, onSubmit, refuse } = form;
  const cancel = useTypedGuard(form, onCancel);
  const actKey = useActKey();
  const announce = trpc.farmer.visits.announce.useMutation({
    meta: { failureTitle: m.notSaved, fallback: m.stillHere, ...lostAnswer("again") },
    onError: refuse,
    onSuccess: ({ id }) => {
      actKey.done();
      notify.success(m.announced);
      onDone(id);
    },
  });
  const send = (fields: typeof EMPTY) => {
    const asked = { ...fields, ...(farmId !== undefined && { farmId }) };
    announce.mutate({ ...asked, key: actKey.of(asked) });
  };
  return (
    <form className={styles.card} noValidate aria-label={m.announce} onSubmit={onSubmit(send)}>
      <Title order={2} size="h4">
        {m.announce}
      </Title>
      <LiveFields>
        <div className={styles.hours}>
          <TextInput
            ref={focused}
            type="date"
            label={m.day}
            {...(today && {
              min: today,
              max: addDays(today, visitLimits.daysAhead),
            })}
            {...field("day")}
          />
          <TextInput type="time" label={m.from} {...field("from")} />
          <TextInput type="time" label={m.until} {...field("until")} />
        </div>
        <DetailFields
          field={field}
          isPending={announce.isPending}
          submit={m.announce}
          onCancel={cancel}
        />
      </LiveFields>
    </form>
  );
}
