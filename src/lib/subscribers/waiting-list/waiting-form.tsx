import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { subscribersWaiting as m } from "#messages/subscribers/waiting.ts";
import { limits } from "#shared/platform/limits.ts";
import { neighborsText } from "#shared/subscribers/waiting-words.ts";
import { refusedFields } from "../../api/refused-fields.ts";
import { failureMessage, trpc } from "../../api/trpc.ts";
import { TrapField } from "#client/ui/fields/trap-field.tsx";
import { trapOf } from "#client/ui/fields/trap-of.ts";
import styles from "./waiting-form.module.css";

/**
 * "Tell me when you deliver here": takes an email address for a zip, and shows how many are waiting there. The answer
 * takes the place of the form, and the focus.
 */
export function WaitingForm({ zipCode }: { zipCode: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const join = trpc.subscribers.waitingList.join.useMutation({
    meta: { silent: true },
    onError: (error) => setProblem(Object.values(refusedFields(error))[0] ?? failureMessage(error)),
  });
  if (join.data) {
    return (
      <p className={styles.thanks} role="status" tabIndex={-1} ref={focused}>
        <strong>{m.willEmail(zipCode)}</strong> {neighborsText(join.data.neighbors)}
      </p>
    );
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email") ?? "");
    setProblem(null);
    // The server validates, so that the page need not include form validation.
    join.mutate({ email, zipCode, website: trapOf(event) });
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label={m.list}>
      <Neighbors zipCode={zipCode} />
      <TextInput
        className={styles.email}
        label={m.tellMe}
        description={m.oneEmail}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={m.example}
        maxLength={limits.email}
        error={problem}
        onChange={() => setProblem(null)}
      />
      <TrapField />
      <Button type="submit" loading={join.isPending}>
        {m.putMe}
      </Button>
    </form>
  );
}

const focused = (answer: HTMLElement | null) => answer?.focus();

/** How many are waiting at a zip; renders nothing until known, or if nobody is. */
function Neighbors({ zipCode }: { zipCode: string }) {
  const { data } = trpc.subscribers.waitingList.neighbors.useQuery({ zipCode });
  return <p role="status">{data?.neighbors ? m.already(data.neighbors) : null}</p>;
}
