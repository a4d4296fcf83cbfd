import { useNavigate, useRouterState } from "@tanstack/react-router";
import { accountsSaved as m } from "#messages/accounts/saved/saved.ts";
import { useSession } from "../../session/session.ts";
import { type Outputs, trpc } from "../../api/trpc.ts";
import { type Mark, rememberMark } from "./pressed-mark.ts";

type Kind = Mark["kind"];

/**
 * Whether a product or farm is marked, and a function to toggle it. Updates optimistically, and rolls back if the
 * server refuses. Visitors are sent to sign in, which marks it and returns here.
 */
export function useMark(kind: Kind, id: number): { isOn: boolean; toggle: () => void } {
  const { user } = useSession();
  const navigate = useNavigate();
  const href = useRouterState({ select: ({ location }) => location.href });
  const utils = trpc.useUtils();
  const saved = trpc.accounts.customer.savedIds.useQuery(undefined, { enabled: user !== null });
  const isOn = user !== null && (saved.data?.[kind].includes(id) ?? false);
  const show = (on: boolean) => {
    utils.accounts.customer.savedIds.setData(
      undefined,
      (ids) => ids && withMark(ids, kind, id, on),
    );
  };
  const options = {
    meta: { failureTitle: m.notSaved },
    onMutate: ({ on }: { on: boolean }) => show(on),
    // While offline nothing can be refetched, so roll back the optimistic update here.
    onError: (_error: unknown, { on }: { on: boolean }) => show(!on),
    onSettled: async () => {
      await utils.accounts.customer.savedIds.invalidate();
      await utils.accounts.customer.saved.invalidate();
    },
  };
  const product = trpc.accounts.customer.saveProduct.useMutation(options);
  const farm = trpc.accounts.customer.followFarm.useMutation(options);
  const toggle = async () => {
    // If pressed before the session is known, wait for it.
    const who = user ?? (await utils.auth.current.ensureData().catch(() => null));
    if (!who) {
      rememberMark({ kind, id }, href);
      return navigate({ to: "/auth", search: { next: href, why: "save" } });
    }
    (kind === "products" ? product : farm).mutate({ id, on: !isOn });
  };
  return {
    isOn,
    toggle: () => void toggle(),
  };
}

function withMark(
  ids: Outputs["accounts"]["customer"]["savedIds"],
  kind: Kind,
  id: number,
  on: boolean,
) {
  const others = ids[kind].filter((one) => one !== id);
  return { ...ids, [kind]: on ? [...others, id] : others };
}
