import { Button, NativeSelect, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { farmsVisits as m } from "#messages/farms/visits/visits.ts";
import { PARTIES, visitDayWords, visitTimes } from "#shared/farms/visits/visit.ts";
import { guestFields } from "#shared/farms/visits/visit-forms.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useSession } from "#client/lib/session/session.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { EmailInput, FirstNameInput } from "#client/ui/fields/person-inputs.tsx";
import { TrapField } from "#client/ui/fields/trap-field.tsx";
import { trapOf } from "#client/ui/fields/trap-of.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import type { ComingVisit } from "./use-visit-pages.ts";

type ReserveDialogProps = { visit: ComingVisit; onClose: () => void };

/** Reserves places at an open day. The form is prefilled for signed-in users. */
export function ReserveDialog({ visit, onClose }: ReserveDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { user, isLoading } = useSession();
  const { from, until } = visitTimes(visit);
  return (
    <OpenModal onClose={onClose} title={sentTo ? m.checkEmail : m.placesAt(visit.farmName)}>
      {sentTo ? (
        <Sent email={sentTo} onClose={onClose} />
      ) : (
        <>
          <Text mb="md">{m.when(visitDayWords(visit), from, until)}</Text>
          {isLoading ? null : (
            <ReserveForm
              visit={visit}
              known={{
                firstName: user?.firstName ?? "",
                email: user?.email ?? "",
              }}
              onSent={setSentTo}
            />
          )}
        </>
      )}
    </OpenModal>
  );
}

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Stack role="status">
      <Text style={{ overflowWrap: "anywhere" }}>{m.sent(email)}</Text>
      <Text c="var(--color-quiet)">{m.notThere}</Text>
      <Button onClick={onClose} data-autofocus ref={(button) => button?.focus()}>
        {m.close}
      </Button>
    </Stack>
  );
}

type ReserveFormProps = {
  visit: ComingVisit;
  known: { firstName: string; email: string };
  onSent: (email: string) => void;
};

function ReserveForm({ visit, known, onSent }: ReserveFormProps) {
  const utils = trpc.useUtils();
  // The places left when the form was opened, so that a selected option never disappears.
  const [most] = useState(Math.max(1, visit.placesLeft));
  const parties = PARTIES.filter((party) => party <= most);
  const { field, onSubmit, refuse } = useShortForm(guestFields, {
    ...known,
    party: "1",
  });
  const reserve = trpc.farms.places.reserve.useMutation({
    meta: { failureTitle: m.notReserved, fallback: m.stillHere },
    onError: refuse,
    onSuccess: (_nothing, { email }) => onSent(email),
    onSettled: () => utils.farms.visits.invalidate(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const website = trapOf(event);
    onSubmit((values) => reserve.mutate({ ...guestFields.parse(values), id: visit.id, website }))(
      event,
    );
  };
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={m.placesAt(visit.farmName)}>
      <LiveFields>
        <FirstNameInput {...field("firstName")} />
        <EmailInput description={m.whereTo} {...field("email")} />
        <NativeSelect
          label={m.howMany}
          data={parties.map((party) => ({
            value: String(party),
            label: m.people(party),
          }))}
          {...field("party")}
        />
        <TrapField />
        <Button type="submit" size="md" loading={reserve.isPending}>
          {m.send}
        </Button>
      </LiveFields>
    </form>
  );
}
