import { VisuallyHidden } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { accountsAllergies as m } from "#messages/accounts/allergies.ts";
import { allergenName } from "#shared/catalog/catalog.ts";
import styles from "./allergy-note.module.css";
import { type AllergyNote as Note, useAllergyNote } from "./use-allergy-note.ts";

/** Warns a household about its allergens, on cards, product pages and in the cart. */
export function AllergyNote({ id }: { id: number }) {
  const note = useAllergyNote(id);
  return note && <Warning note={note} />;
}

/** The warning itself, for callers that already have the note. */
export function Warning({ note }: { note: Note }) {
  return (
    <span className={styles["note"]}>
      <IconAlertTriangle aria-hidden size={16} className={styles["icon"]} />
      <span>
        <VisuallyHidden>{m.forYou}</VisuallyHidden>
        {wordsOf(note)}
      </span>
    </span>
  );
}

function wordsOf({ contains, mayContain, isUndeclared }: Note): string {
  return [
    contains.length > 0 ? m.contains(contains.map(allergenName)) : "",
    mayContain.length > 0 ? m.mayContain(mayContain.map(allergenName)) : "",
    isUndeclared ? m.notDeclared : "",
  ]
    .filter(Boolean)
    .join(". ");
}
