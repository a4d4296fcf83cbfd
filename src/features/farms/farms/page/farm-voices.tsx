import { FarmNotes } from "../notes/farm-notes.tsx";
import { FarmQuestions } from "../questions/farm-questions.tsx";
import { FarmReviews } from "../reviews/farm-reviews.tsx";

/** What a farm writes about itself, what buyers say about its goods, and what customers asked it. */
export function FarmVoices(props: { id: number; name: string }) {
  return (
    <>
      <FarmNotes id={props.id} />
      <FarmReviews {...props} />
      <FarmQuestions {...props} />
    </>
  );
}
