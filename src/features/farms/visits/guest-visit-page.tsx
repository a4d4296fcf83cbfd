import { Button, Group, Text } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { farmsVisits as m } from "#messages/farms/visits/visits.ts";
import { visitDayWords, visitEvent, visitTimes } from "#shared/farms/visits/visit.ts";
import { eventFile } from "#shared/platform/calendar-event.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { saveTextFile } from "#client/lib/save-file.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { CardPage } from "#client/ui/page/layouts/card-page.tsx";

type Places = Outputs["farms"]["places"]["read"];

/** A reservation opened by its emailed link: time, meeting point, and a button to cancel it. */
export function GuestVisitPage({ token }: { token: string }) {
  const [places] = trpc.farms.places.read.useSuspenseQuery({ token });
  const [isGivenUp, setGivenUp] = useState(false);
  const utils = trpc.useUtils();
  const giveUp = trpc.farms.places.giveUp.useMutation({
    meta: { failureTitle: m.notGivenUp },
    onSuccess: async () => {
      setGivenUp(true);
      await utils.farms.visits.invalidate();
    },
  });
  if (isGivenUp) {
    return (
      <CardPage isAnswer title={m.givenUp} text={m.givenUpText}>
        <TextLink href="/tours">{m.seeDays}</TextLink>
      </CardPage>
    );
  }
  if (places.meetingPoint === null) return <CanceledVisit places={places} />;
  return (
    <CardPage
      title={m.placesAt(places.farm.name)}
      text={places.isComing ? <span lang={places.untranslated.text}>{places.text}</span> : m.isOver}
    >
      <Facts places={places} meetingPoint={places.meetingPoint} />
      {places.isComing ? (
        <Group>
          <CalendarButton places={places} meetingPoint={places.meetingPoint} />
          <ConfirmButton
            label={m.giveUp}
            question={m.giveUpSure}
            onConfirm={() => giveUp.mutateAsync({ token })}
          />
        </Group>
      ) : null}
    </CardPage>
  );
}

/** Shown for every link that does not work, whatever the reason. */
export function DeadVisitPage() {
  return (
    <CardPage title={m.deadLink} text={m.deadLinkText}>
      <TextLink href="/tours">{m.seeDays}</TextLink>
    </CardPage>
  );
}

function CanceledVisit({ places }: { places: Places }) {
  return (
    <CardPage title={m.canceled(visitDayWords(places))} text={m.canceledText(places.farm.name)}>
      <Text component="blockquote" m={0}>
        {places.canceledReason}
      </Text>
      <TextLink href="/tours">{m.seeDays}</TextLink>
    </CardPage>
  );
}

/** The farm's own words, in the language they are in. */
const own = (words: string, lang: string | undefined) => <span lang={lang}>{words}</span>;

type FactsProps = { places: Places; meetingPoint: string };

function Facts({ places, meetingPoint }: FactsProps) {
  const { from, until } = visitTimes(places);
  const { bring, untranslated } = places;
  const facts: [string, ReactNode][] = [
    [m.day, visitDayWords(places)],
    [m.time, m.hours(from, until)],
    [m.places, String(places.party)],
    [m.meet, own(meetingPoint, untranslated.meetingPoint)],
  ];
  if (bring) facts.push([m.bring, own(bring, untranslated.bring)]);
  return <FactList facts={facts} />;
}

/** Downloads the open day as a calendar file. */
function CalendarButton({ places, meetingPoint }: FactsProps) {
  const download = () => {
    const event = visitEvent(places, m.visitTo(places.farm.name), meetingPoint);
    saveTextFile("open-day.ics", eventFile(event, new Date().toISOString()), "text/calendar");
  };
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={18} aria-hidden />}
      onClick={download}
    >
      {m.addToCalendar}
    </Button>
  );
}
