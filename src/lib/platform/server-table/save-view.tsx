import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { platformViews as m } from "#messages/platform/views.ts";
import {
  VIEW_NAME_MAX,
  viewNameField,
  type ViewSearch,
} from "#shared/platform/table/table-view.ts";
import { failureMessage, trpc } from "../../api/trpc.ts";
import styles from "./saved-views.module.css";

type SaveViewProps = { tableKey: string; search: ViewSearch };

/** Saves what the table shows now under a name. */
export function SaveView({ tableKey, search }: SaveViewProps) {
  const utils = trpc.useUtils();
  const [saved, setSaved] = useState("");
  const save = trpc.accounts.views.save.useMutation({
    meta: { silent: true },
    onSuccess: (_, { name }) => {
      setSaved(name);
      return utils.accounts.views.list.invalidate({ table: tableKey });
    },
  });
  return (
    <section className={styles.keep}>
      <h3>{m.keepThis}</h3>
      <NameForm
        label={m.name}
        action={m.save}
        failure={save.error ? failureMessage(save.error, m.notSaved) : ""}
        isPending={save.isPending}
        onName={(name) => save.mutateAsync({ table: tableKey, name, search })}
      />
      <p role="status">{save.isSuccess && saved ? m.saved(saved) : ""}</p>
    </section>
  );
}

type NameFormProps = {
  label: string;
  action: string;
  first?: string;
  failure: string;
  isPending: boolean;
  onName: (name: string) => Promise<unknown>;
  onBack?: () => void;
};

/** A name and a button; the name stays until it is saved. */
export function NameForm(props: NameFormProps) {
  const { label, action, first = "", failure, isPending, onName, onBack } = props;
  const [name, setName] = useState(first);
  const [error, setError] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // What was pressed to rename is gone.
  useEffect(() => {
    if (first) field.current?.select();
  }, [first]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = viewNameField.safeParse(name);
    setError(read.success ? "" : (read.error.issues[0]?.message ?? ""));
    if (!read.success) return;
    onName(read.data).then(
      () => setName(first),
      // The failure is shown at the field.
      () => {},
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        className={styles.name}
        label={label}
        value={name}
        maxLength={VIEW_NAME_MAX}
        error={error || failure || null}
        autoComplete="off"
        ref={field}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError("");
        }}
      />
      <Button type="submit" variant={onBack ? "default" : "filled"} loading={isPending}>
        {action}
      </Button>
      {onBack ? (
        <Button variant="subtle" onClick={onBack}>
          {m.goBack}
        </Button>
      ) : null}
    </form>
  );
}
