import { useState } from "react";
import { subscribersAdmin as m } from "#messages/subscribers/admin.ts";
import {
  IMPORT_PART,
  type ImportInput,
  type ImportOutcome,
} from "#shared/subscribers/subscriber-admin.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { readImportFile } from "./read-file.ts";

type Rows = ImportInput["rows"];
export type ImportState =
  | { step: "choose"; failure?: string }
  | { step: "working"; dryRun: boolean; share: number }
  | { step: "checked" | "done"; rows: Rows; outcome: ImportOutcome };

const NOTHING: ImportOutcome = { added: 0, known: 0, left: 0, errors: [] };

function joined(one: ImportOutcome, other: ImportOutcome): ImportOutcome {
  return {
    added: one.added + other.added,
    known: one.known + other.known,
    left: one.left + other.left,
    errors: [...one.errors, ...other.errors],
  };
}

/**
 * An import from choosing the file through the dry run to the end, in batches small enough for one request.
 * `onDone` is also called if a later batch failed, because the earlier ones have been imported.
 */
export function useImport(onDone: () => void) {
  const [state, setState] = useState<ImportState>({ step: "choose" });
  const { mutateAsync } = trpc.admin.subscribers.import.useMutation({ meta: { silent: true } });

  const send = async (rows: Rows, dryRun: boolean) => {
    let outcome = NOTHING;
    try {
      for (let at = 0; at < rows.length; at += IMPORT_PART) {
        setState({ step: "working", dryRun, share: at / rows.length });
        const part = await mutateAsync({ rows: rows.slice(at, at + IMPORT_PART), dryRun });
        outcome = joined(outcome, part);
      }
      setState({ step: dryRun ? "checked" : "done", rows, outcome });
    } catch (error) {
      fail(error, dryRun ? 0 : outcome.added);
    }
  };
  /** Earlier batches stay imported: the same file can be sent again, because existing subscribers are skipped. */
  const fail = (error: unknown, added = 0) => {
    const fallback = error instanceof Error ? error.message : m.unreadable;
    const failure = failureMessage(error, fallback);
    setState({ step: "choose", failure: added > 0 ? m.onlySome(added, failure) : failure });
  };

  return {
    state,
    check: (file: File) => {
      readImportFile(file)
        .then((rows) => send(rows, true))
        .catch(fail);
    },
    run: (rows: Rows) => {
      void send(rows, false).finally(onDone);
    },
    reset: () => setState({ step: "choose" }),
  };
}
