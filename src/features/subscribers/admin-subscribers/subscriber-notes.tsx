import { Button, Group, Stack, TagsInput, Textarea } from "@mantine/core";
import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/Pill.layer.css";
import "@mantine/core/styles/PillsInput.layer.css";
import { useState } from "react";
import { subscribersAdmin as m } from "#messages/subscribers/admin.ts";
import { subscriberLimits } from "#shared/subscribers/subscriber-limits.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import type { Subscriber } from "./subscriber-page.tsx";

type Words = Pick<Subscriber, "tags" | "note">;

type NotesProps = {
  subscriber: Subscriber;
  /** Refetches the subscriber. */
  refetch: () => Promise<{ data: Subscriber | undefined }>;
};

/**
 * The team's notes. A field shows the saved value until the user types; if someone else has saved meanwhile, the
 * user is warned before overwriting.
 */
export function SubscriberNotes({ subscriber, refetch }: NotesProps) {
  const now: Words = { tags: subscriber.tags, note: subscriber.note };
  const [typed, setTyped] = useState<Partial<Words>>({});
  /** The saved value when typing began. */
  const [shown, setShown] = useState(now);
  const [theirs, setTheirs] = useState<Words | null>(null);
  const isUntouched = Object.keys(typed).length === 0;
  const words = { ...now, ...typed };
  const type = (part: Partial<Words>) => {
    if (isUntouched) setShown(now);
    setTyped({ ...typed, ...part });
  };
  const save = trpc.admin.subscribers.change.useMutation({
    meta: { failureTitle: m.notSaved },
    onSuccess: async (_, { tags, note }) => {
      notify.success(m.saved);
      await refetch();
      setTheirs(null);
      setShown({ tags, note });
      // Keep what was typed since saving.
      setTyped((before) => (isIn(before, { tags, note }) ? {} : before));
    },
    onError: async (error) => {
      const { data } = await refetch();
      if (failureOf(error)?.code !== "conflict" || !data) return;
      setTheirs(data);
      setShown(data);
    },
  });
  useTypedGuard({ isTyped: () => !isIn(typed, now) }, () => {});
  const told = (field: keyof Words, value: string) =>
    theirs && field in typed && !isIn({ [field]: theirs[field] }, words)
      ? m.savedMeanwhile(value || m.notGiven)
      : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ id: subscriber.id, shown: isUntouched ? now : shown, ...words });
      }}
    >
      <Stack maw={560}>
        <TagsInput
          label={m.tags}
          value={words.tags}
          onChange={(tags) => type({ tags })}
          maxTags={subscriberLimits.tags}
          error={told("tags", theirs?.tags.join(", ") ?? "")}
        />
        <Textarea
          label={m.note}
          value={words.note}
          maxLength={subscriberLimits.note}
          onChange={(event) => type({ note: event.currentTarget.value })}
          error={told("note", theirs?.note ?? "")}
        />
        <Group>
          <Button type="submit" loading={save.isPending}>
            {m.saveBoth}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Whether all of `part` stands in `words`. */
function isIn(part: Partial<Words>, words: Words): boolean {
  return JSON.stringify({ ...words, ...part }) === JSON.stringify(words);
}
