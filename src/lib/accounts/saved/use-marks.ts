import { useNavigate, useRouterState } from "@tanstack/react-router";
import { accountsSaved as m } from "#messages/accounts-saved.ts";
import { useSession } from "../../session/session.ts";
import { type Outputs, trpc } from "../../api/trpc.ts";

type Kind = keyof Outputs["accounts"]["customer"]["savedIds"];

/**
 * Whether a product or a farm is marked, and the switch for it. It shows at once and goes back when
 * the server refuses. Who is not signed in goes to sign in, and comes back here.
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
    // Without a line nothing can be read again: what was shown goes back here.
    onError: (_error: unknown, { on }: { on: boolean }) => show(!on),
    onSettled: async () => {
      await utils.accounts.customer.savedIds.invalidate();
      await utils.accounts.customer.saved.invalidate();
    },
  };
  const product = trpc.accounts.customer.saveProduct.useMutation(options);
  const farm = trpc.accounts.customer.followFarm.useMutation(options);
  const toggle = async () => {
    // Pressed before the server has said who is here, it waits for that.
    const who = user ?? (await utils.auth.current.ensureData().catch(() => null));
    if (!who) return navigate({ to: "/auth", search: { next: href } });
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
