import { farmsEditor as m } from "#messages/farms/page/editor.ts";
import "@mantine/core/styles/InlineInput.layer.css";
import { Button, Checkbox, Group, NumberInput, Textarea, TextInput, Title } from "@mantine/core";
import "@mantine/core/styles/NumberInput.layer.css";
import isSame from "fast-deep-equal";
import type { KeyboardEvent } from "react";
import { farmPageFields, farmPageLimits, keptForm } from "#shared/farms/farm-page.ts";
import { GROWING } from "#shared/farms/growing/growing.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import type { EditedFarm } from "./farm-editor-page.tsx";
import styles from "./farm-editor.module.css";

type PageFormProps = { farm: EditedFarm; onSaved: () => void };

/** Suppresses line breaks: quotes use a multi-line field only so that the whole text is visible. */
const inOneLine = (event: KeyboardEvent) => {
  if (event.key === "Enter") event.preventDefault();
};

function usePage(farm: EditedFarm, onSaved: () => void) {
  const { form, field, onSubmit, refuse, seen, saw } = useShortForm(farmPageFields, farm.fields);
  const isTyped = () => !isSame(keptForm(form.getValues()), keptForm(seen()));
  useTypedGuard({ isTyped }, () => {});
  const save = trpc.farmer.page.save.useMutation({
    meta: {
      failureTitle: m.notSaved,
      fallback: m.stillHere,
      ...lostAnswer({ text: m.stillHere }),
    },
    onError: refuse,
    onSuccess: (_, { farmId: _farm, seen: _seen, ...sent }) => {
      saw(keptForm(sent));
      notify.success(m.upToDate);
      onSaved();
    },
  });
  return {
    field,
    isPending: save.isPending,
    onSubmit: onSubmit((fields) => save.mutate({ ...fields, farmId: farm.id, seen: seen() })),
  };
}

/** The form for the texts and figures of the farm's page. */
export function PageForm({ farm, onSaved }: PageFormProps) {
  const { field, onSubmit, isPending } = usePage(farm, onSaved);
  const { application } = farm;
  return (
    <form className={styles.card} noValidate aria-label={m.page} onSubmit={onSubmit}>
      <LiveFields>
        <TextInput
          label={m.oneLine}
          description={m.oneLineHint}
          maxLength={farmPageLimits.tagline}
          {...field("tagline")}
        />
        <Textarea label={m.story} description={m.storyHint} minRows={8} {...field("story")} />
        {application ? <FromApplication>{application.whyJoin}</FromApplication> : null}
        <Textarea
          label={m.quote}
          description={m.quoteHint}
          minRows={2}
          maxLength={farmPageLimits.quote}
          onKeyDown={inOneLine}
          {...field("quote")}
        />
        <TextInput
          label={m.whoSaid}
          description={m.whoSaidHint}
          maxLength={farmPageLimits.quoteBy}
          {...field("quoteBy")}
        />
        <Textarea
          label={m.howYouWork}
          description={m.howYouWorkHint}
          minRows={5}
          {...field("practices")}
        />
        {application ? <FromApplication>{application.farmingPractices}</FromApplication> : null}
        <Checkbox.Group label={m.growing} description={m.growingHint} {...field("growing")}>
          <Group mt="xs" gap="md">
            {GROWING.map(({ id, label }) => (
              <Checkbox key={id} value={id} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
        <InSpanish field={field} />
        <Group grow align="start">
          <NumberInput
            label={m.since}
            thousandSeparator={false}
            hideControls
            {...field("sinceYear")}
          />
          <NumberInput label={m.acres} hideControls {...field("acreage")} />
        </Group>
        <TextInput
          label={m.legalName}
          description={m.legalNameHint}
          maxLength={farmPageLimits.legalName}
          {...field("legalName")}
        />
        <Button type="submit" size="lg" loading={isPending}>
          {m.save}
        </Button>
      </LiveFields>
    </form>
  );
}

/** The same texts in Spanish. */
function InSpanish({ field }: Pick<ReturnType<typeof usePage>, "field">) {
  return (
    <section className={styles.spanish} aria-labelledby="in-spanish">
      <Title order={2} size="h4" id="in-spanish">
        {m.inSpanish}
      </Title>
      <p>{m.inSpanishHint}</p>
      <TextInput
        label={m.lineEs}
        lang="es"
        maxLength={farmPageLimits.tagline}
        {...field("taglineEs")}
      />
      <Textarea label={m.storyEs} lang="es" minRows={5} {...field("storyEs")} />
      <Textarea
        label={m.quoteEs}
        lang="es"
        minRows={2}
        maxLength={farmPageLimits.quote}
        onKeyDown={inOneLine}
        {...field("quoteEs")}
      />
      <Textarea label={m.practicesEs} lang="es" minRows={3} {...field("practicesEs")} />
    </section>
  );
}

/** What the farm wrote in its application, as a starting point. */
function FromApplication({ children }: { children: string }) {
  return (
    <details className={styles.fromApplication}>
      <summary>{m.told}</summary>
      <p>{children}</p>
    </details>
  );
}
