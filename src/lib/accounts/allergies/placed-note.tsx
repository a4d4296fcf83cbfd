import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { AllergyNote } from "./allergy-note.tsx";

/**
 * The note on a card or a product's page: in the nearest `data-note`, which is empty for everybody else, so
 * that public pages fetch nothing for it.
 */
export function PlacedNote({ id }: { id: number }) {
  const here = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(placeNear(here.current)), []);
  return (
    <>
      <span ref={here} hidden />
      {place && createPortal(<AllergyNote id={id} />, place)}
    </>
  );
}

function placeNear(from: Element | null): Element | null {
  const place = from?.querySelector("[data-note]") ?? null;
  return place || !from ? place : placeNear(from.parentElement);
}
