import { Button, Group, NumberInput, Textarea, Title } from "@mantine/core";
import "@mantine/core/styles/NumberInput.layer.css";
import { useId } from "react";
import { farmsVisitsDesk as m } from "#messages/farms/visits/visits-desk.ts";
import { visitLimits } from "#shared/farms/visits/visit.ts";
import type { VisitDetails } from "#shared/farms/visits/visit-forms.ts";
import { focused } from "#client/lib/forms/focused.ts";
import type { ShortForm } from "#client/lib/forms/use-short-form.ts";
import styles from "./farmer-visits.module.css";

type DetailFieldsProps = {
  field: ShortForm<VisitDetails>["field"];
  /** Whether the first of them takes the focus when they appear. */
  isFocused?: boolean;
  isPending: boolean;
  submit: string;
  onCancel: () => void;
};

/** The fields of an open day that can be changed later, and the form's buttons. */
export function DetailFields(props: DetailFieldsProps) {
  const { field, isFocused = false, isPending, submit, onCancel } = props;
  const spanish = useId();
  return (
    <>
      <NumberInput
        {...(isFocused && { ref: focused })}
        label={m.places}
        description={m.placesHint}
        min={1}
        max={visitLimits.places}
        maw={260}
        {...field("places")}
      />
      <Textarea
        label={m.text}
        description={m.textHint(visitLimits.text)}
        minRows={3}
        maxLength={visitLimits.text}
        {...field("text")}
      />
      <Textarea label={m.bring} minRows={2} maxLength={visitLimits.bring} {...field("bring")} />
      <Textarea
        label={m.meetingPoint}
        description={m.meetingHint}
        minRows={2}
        maxLength={visitLimits.meetingPoint}
        {...field("meetingPoint")}
      />
      <section className={styles.spanish} aria-labelledby={spanish}>
        <Title order={3} size="h5" id={spanish}>
          {m.inSpanish}
        </Title>
        <p>{m.inSpanishHint}</p>
        <Textarea
          label={m.textEs}
          lang="es"
          minRows={3}
          maxLength={visitLimits.text}
          {...field("textEs")}
        />
        <Textarea
          label={m.bringEs}
          lang="es"
          minRows={2}
          maxLength={visitLimits.bring}
          {...field("bringEs")}
        />
        <Textarea
          label={m.meetingPointEs}
          lang="es"
          minRows={2}
          maxLength={visitLimits.meetingPoint}
          {...field("meetingPointEs")}
        />
      </section>
      <Group>
        <Button type="submit" size="md" loading={isPending}>
          {submit}
        </Button>
        <Button variant="default" size="md" onClick={onCancel}>
          {m.cancel}
        </Button>
      </Group>
    </>
  );
}
