import { useNavigate } from "@tanstack/react-router";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { ShownToast } from "#shared/platform/toast.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { failureOf, type Outputs, trpc } from "#client/lib/api/trpc.ts";

export type TabState = Outputs["admin"]["settings"]["read"]["tabs"][number];

/** Saves values of a tab. `send` answers with the errors by their place, or null if the values were saved. */
export function useSave(state: TabState) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const save = trpc.admin.settings.save.useMutation({
    meta: { failureTitle: m.notSaved },
    onSuccess: ({ unserved }) => {
      if (unserved === 0) notify.success(m.saved);
      else {
        const seeOrders = (toast: ShownToast) => {
          toast.dismiss();
          void navigate({ to: "/dashboard/admin/orders" });
        };
        notify.show({
          variant: "success",
          title: m.saved,
          description: m.unserved(unserved),
          action: { label: m.seeOrders, run: seeOrders },
        });
      }
      return utils.admin.settings.read.invalidate();
    },
    // Values saved by someone else are shown beside the typed ones.
    onError: (error) => {
      if (failureOf(error)?.code === "conflict") return utils.admin.settings.read.invalidate();
    },
  });
  const send = (values: Partial<Settings>): Promise<Record<string, string> | null> =>
    save.mutateAsync({ tab: state.tab, version: state.version, values }).then(
      () => null,
      (error: unknown) => placed(refusedFields(error)),
    );
  return { isSaving: save.isPending, send };
}

function placed(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [path.replace(/^values\./, ""), error]),
  );
}
