import { Button, Group, NumberInput, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/NumberInput.layer.css";
import { farmPageFields, farmPageLimits } from "#shared/farms/farm-page.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TwoColumns } from "#client/ui/page/two-columns.tsx";
import type { EditedFarm } from "./farm-editor-page.tsx";
import styles from "./farm-editor.module.css";

type PageFormProps = { farm: EditedFarm; onSaved: () => void };

/** The words and figures of the farm's page. */
export function PageForm({ farm, onSaved }: PageFormProps) {
  const { field, onSubmit, refuse } = useShortForm(farmPageFields, farm.fields);
  const save = trpc.farmer.page.save.useMutation({
    meta: {
      failureTitle: "Not saved",
      fallback: "What you wrote is still here. Please try again.",
    },
    onError: refuse,
    onSuccess: () => {
      notify.success("Your page is up to date");
      onSaved();
    },
  });
  const { told } = farm;
  return (
    <form
      className={styles.card}
      noValidate
      aria-label="Your farm's page"
      onSubmit={onSubmit((fields) =>
        save.mutate({ ...fields, farmId: farm.id, seen: farm.changedAt }),
      )}
    >
      <LiveFields>
        <TextInput
          label="In one line"
          description="Under your name, wherever your farm is shown"
          maxLength={farmPageLimits.tagline}
          {...field("tagline")}
        />
        <Textarea
          label="Your story"
          description="An empty line begins a new paragraph"
          minRows={8}
          {...field("story")}
        />
        {told ? <Told label="You told us">{told.whyJoin}</Told> : null}
        <TwoColumns from="sm">
          <TextInput
            label="A quote from you"
            description="Shown large on your page"
            maxLength={farmPageLimits.quote}
            {...field("quote")}
          />
          <TextInput
            label="Who said it"
            description="First and last name"
            maxLength={farmPageLimits.quoteBy}
            {...field("quoteBy")}
          />
        </TwoColumns>
        <Textarea
          label="How you work"
          description="One practice on each line, in your own words"
          minRows={5}
          {...field("practices")}
        />
        {told ? <Told label="You told us">{told.farmingPractices}</Told> : null}
        <Group grow align="start">
          <NumberInput
            label="Farming since"
            thousandSeparator={false}
            hideControls
            {...field("sinceYear")}
          />
          <NumberInput label="Acres" hideControls {...field("acreage")} />
        </Group>
        <Button type="submit" size="lg" loading={save.isPending}>
          Save the page
        </Button>
      </LiveFields>
    </form>
  );
}

/** What the farm wrote in its application, to begin from. */
function Told({ label, children }: { label: string; children: string }) {
  return (
    <details className={styles.told}>
      <summary>{label} when you applied</summary>
      <p>{children}</p>
    </details>
  );
}
