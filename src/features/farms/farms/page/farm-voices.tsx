import { FarmQuestions } from "../questions/farm-questions.tsx";
import { FarmReviews } from "../reviews/farm-reviews.tsx";

/** What buyers say about a farm's goods, and what customers asked it. */
export function FarmVoices(props: { id: number; name: string }) {
  return (
    <>
      <FarmReviews {...props} />
      <FarmQuestions {...props} />
    </>
  );
}
