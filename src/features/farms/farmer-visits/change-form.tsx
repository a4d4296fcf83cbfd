import { Text, Title } from "@mantine/core";
import { farmsVisitsDesk as m } from "#messages/farms/visits/visits-desk.ts";
import { visitDayWords } from "#shared/farms/visits/visit.ts";
import { visitDetails } from "#shared/farms/visits/visit-forms.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { DetailFields } from "./detail-fields.tsx";
import type { Visit } from "./visits-page.tsx";
import styles from "./farmer-visits.module.css";

type ChangeFormProps = {
  visit: Visit;
  farmId: number | undefined;
  onDone: () => void;
  onCancel: () => void;
};

/** Changes the details of an open day and its number of places. */
export function ChangeForm({ visit, farmId, onDone, onCancel }: ChangeFormProps) {
  const { id, places, text, bring, meetingPoint, textEs, bringEs, meetingPointEs } = visit;
  const initial = { places, text, bring, meetingPoint, textEs, bringEs, meetingPointEs };
  const form = useShortForm(visitDetails, initial);
  const { field, onSubmit, refuse, seen } = form;
  const cancel = useTypedGuard(form, onCancel);
  const change = trpc.farmer.visits.change.useMutation({
    meta: { failureTitle: m.notSaved, fallback: m.stillHere, ...lostAnswer("again") },
    onError: refuse,
    onSuccess: () => {
      notify.success(m.changed);
      onDone();
    },
  });
  const title = m.changeTitle(visitDayWords(visit));
  const send = (fields: typeof initial) =>
    change.mutate({ ...fields, seen: seen(), id, ...(farmId !== undefined && { farmId }) });
  return (
    <form className={styles.card} noValidate aria-label={title} onSubmit={onSubmit(send)}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text c="var(--color-quiet)">{m.dayStays}</Text>
      <LiveFields>
        <DetailFields
          field={field}
          isPending={change.isPending}
          submit={m.save}
          onCancel={cancel}
          isFocused
        />
      </LiveFields>
    </form>
  );
}
