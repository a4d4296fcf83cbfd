import { inventoryPage as m } from "#messages/inventory/page.ts";
import { useState } from "react";
import type { ImportPlan } from "#shared/inventory/inventory-file.ts";
import { INVENTORY_UPLOAD_PATH } from "#shared/inventory/upload.ts";
import { sendFile } from "#client/lib/farms/farm-upload/send-file.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import type { Place } from "../place.ts";

type Checked = {
  step: "checked";
  text: Blob;
  plan: ImportPlan;
  failure?: string;
  busy: boolean;
};
export type ImportState =
  | { step: "choose"; failure?: string; busy: boolean }
  | Checked
  | { step: "done"; plan: ImportPlan };

/** The state of an import: choosing the input, the dry run, and the result. */
export function useImport(place: Place, onDone: () => void) {
  const [state, setState] = useState<ImportState>({ step: "choose", busy: false });
  const send = async (
    text: Blob,
    facts: Record<string, string>,
    then: (plan: ImportPlan) => void,
  ) => then(await sendFile<ImportPlan>(INVENTORY_UPLOAD_PATH, text, place.farmId, facts));
  const finish = (plan: ImportPlan) => {
    setState({ step: "done", plan });
    notify.success(m.imported);
    onDone();
  };

  return {
    state,
    check: (text: Blob) => {
      setState({ step: "choose", busy: true });
      send(text, {}, (plan) => setState({ step: "checked", text, plan, busy: false })).catch(
        (error: Error) => setState({ step: "choose", failure: error.message, busy: false }),
      );
    },
    run: ({ text, plan: { version }, plan }: Checked) => {
      setState({ step: "checked", text, plan, busy: true });
      send(text, { version }, finish).catch((error: Error) =>
        setState({ step: "checked", text, plan, failure: error.message, busy: false }),
      );
    },
    reset: () => setState({ step: "choose", busy: false }),
  };
}
