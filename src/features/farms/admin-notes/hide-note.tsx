import { farmsNotesDesk as m } from "#messages/farms/notes/notes-desk.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Hiding } from "#client/lib/hiding.tsx";
import type { Note } from "./notes-page.tsx";

/** Hides a note with a reason that the farm reads, or shows it again. */
export function HideNote({ note: { id, farmName, hiddenReason } }: { note: Note }) {
  const utils = trpc.useUtils();
  const { hide, show } = utils.client.admin.notes;
  return (
    <Hiding
      hiddenReason={hiddenReason}
      onSettled={() => utils.admin.notes.page.invalidate()}
      hide={{
        label: m.hideThis(farmName),
        shown: m.hide,
        question: m.hideText,
        hint: m.farmReads,
        send: (reason) => hide.mutate({ id, reason }),
        done: m.isHidden,
        failureTitle: m.notHidden,
      }}
      show={{
        label: m.show,
        about: m.theNote(farmName),
        send: () => show.mutate({ id }),
        done: m.isShown,
        failureTitle: m.notShown,
      }}
    />
  );
}
