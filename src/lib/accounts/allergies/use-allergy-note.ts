import { useQuery } from "@tanstack/react-query";
import { NOTES_AT_ONCE } from "#shared/accounts/allergy-limits.ts";
import { type Outputs, trpc } from "../../api/trpc.ts";
import { useSession } from "../../session/session.ts";

type Utils = ReturnType<typeof trpc.useUtils>;
export type AllergyNote = Outputs["accounts"]["customer"]["allergyNotes"][number];

/** Products rendered within this time share one batched request. */
const TOGETHER_MS = 20;

type Asked = { ids: Set<number>; found: Promise<AllergyNote[]> };
let asked: Asked | null = null;

function noteOf(utils: Utils, id: number): Promise<AllergyNote | null> {
  asked ??= askSoon(utils);
  asked.ids.add(id);
  return asked.found.then((notes) => notes.find((note) => note.id === id) ?? null);
}

function askSoon(utils: Utils): Asked {
  const ids = new Set<number>();
  const wait = new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
  const found = wait.then(async () => {
    asked = null;
    const all = [...ids];
    const parts = Array.from({ length: Math.ceil(all.length / NOTES_AT_ONCE) }, (_, at) =>
      all.slice(at * NOTES_AT_ONCE, (at + 1) * NOTES_AT_ONCE),
    );
    const answers = parts.map((part) =>
      utils.client.accounts.customer.allergyNotes.query({ ids: part }),
    );
    return (await Promise.all(answers)).flat();
  });
  return { ids, found };
}

/**
 * The allergy warning for the signed-in user's household about a product; null if there is none, or nobody is signed
 * in.
 */
export function useAllergyNote(id: number): AllergyNote | null {
  const { user } = useSession();
  const utils = trpc.useUtils();
  const allergies = trpc.accounts.customer.allergies.useQuery(undefined, {
    enabled: user !== null,
  });
  const household = user === null ? [] : (allergies.data ?? []);
  const note = useQuery({
    // The key includes the user and their selection, since the result depends on both.
    queryKey: ["allergyNote", user?.id, household.join(), id],
    queryFn: () => noteOf(utils, id),
    enabled: household.length > 0,
  });
  return household.length > 0 ? (note.data ?? null) : null;
}
