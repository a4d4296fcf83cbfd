import { ActionIcon, Button } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { platformViews as m } from "#messages/platform/views.ts";
import { isViewShown, type ViewSearch } from "#shared/platform/table/table-view.ts";
import { failureMessage, type Outputs, trpc } from "../../api/trpc.ts";
import { NameForm } from "./save-view.tsx";
import styles from "./saved-views.module.css";

type View = Outputs["accounts"]["views"]["list"][number];

type ViewListProps = {
  tableKey: string;
  views: readonly View[];
  /** The page's search parameters. */
  search: Readonly<Record<string, unknown>>;
  onChoose: (view: ViewSearch) => void;
};

/** The views, each with its name as the button that shows it. One that is removed can be put back. */
export function ViewList({ tableKey, views, search, onChoose }: ViewListProps) {
  const utils = trpc.useUtils();
  const [renamed, setRenamed] = useState<string | null>(null);
  const [removed, setRemoved] = useState<View | null>(null);
  /** The view whose renaming has ended: its button takes the focus. */
  const [named, setNamed] = useState<string | null>(null);
  const note = useRef<HTMLDivElement>(null);
  const settings = {
    meta: { silent: true },
    onSuccess: () => utils.accounts.views.list.invalidate({ table: tableKey }),
  };
  const rename = trpc.accounts.views.rename.useMutation(settings);
  const remove = trpc.accounts.views.remove.useMutation(settings);
  const putBack = trpc.accounts.views.save.useMutation(settings);
  const failure = remove.error
    ? failureMessage(remove.error, m.notRemoved)
    : putBack.error && failureMessage(putBack.error, m.notSaved);
  // What was pressed is gone with its row; the note beside the list takes the focus.
  const done = (view: View | null) => {
    setRemoved(view);
    note.current?.focus();
  };
  const stopRenaming = () => {
    setNamed(renamed);
    setRenamed(null);
    rename.reset();
  };

  return (
    <>
      {views.length === 0 && !removed ? <p className={styles.none}>{m.none}</p> : null}
      <ul className={styles.list}>
        {views.map((view) => (
          <li key={view.id} className={styles.view}>
            {renamed === view.id ? (
              <NameForm
                label={m.newName}
                action={m.saveName}
                first={view.name}
                failure={rename.error ? failureMessage(rename.error, m.notSaved) : ""}
                isPending={rename.isPending}
                onName={(name) => rename.mutateAsync({ id: view.id, name }).then(stopRenaming)}
                onBack={stopRenaming}
              />
            ) : (
              <ViewRow
                view={view}
                isShown={isViewShown(view.search, search)}
                takesFocus={view.id === named}
                onChoose={() => onChoose(view.search)}
                onRename={() => {
                  rename.reset();
                  setNamed(null);
                  setRenamed(view.id);
                }}
                onRemove={() => {
                  putBack.reset();
                  remove.mutate({ id: view.id }, { onSuccess: () => done(view) });
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <div ref={note} tabIndex={-1} role="status" className={styles.note}>
        {removed ? m.removed(removed.name) : ""}
      </div>
      {removed ? (
        <Button
          variant="default"
          loading={putBack.isPending}
          onClick={() =>
            putBack.mutate(
              { table: tableKey, name: removed.name, search: removed.search },
              { onSuccess: () => done(null) },
            )
          }
        >
          {m.undo}
        </Button>
      ) : null}
      {failure ? (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      ) : null}
    </>
  );
}

type ViewRowProps = {
  view: View;
  isShown: boolean;
  takesFocus: boolean;
  onChoose: () => void;
  onRename: () => void;
  onRemove: () => void;
};

function ViewRow(props: ViewRowProps) {
  const { view, isShown, takesFocus, onChoose, onRename, onRemove } = props;
  const { name } = view;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.choose}
        aria-current={isShown}
        onClick={onChoose}
      >
        {name}
        {isShown ? <span className={styles.now}>{m.showing}</span> : null}
      </button>
      <ActionIcon size={44} variant="subtle" aria-label={m.renameView(name)} onClick={onRename}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon size={44} variant="subtle" aria-label={m.removeView(name)} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}
