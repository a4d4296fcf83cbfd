import { eq, or } from "drizzle-orm";
import { productReviews } from "#db/schema/catalog/reviews.ts";
import { farmerApplications } from "#db/schema/farms/applications.ts";
import { farmNotes } from "#db/schema/farms/notes.ts";
import { farmQuestions } from "#db/schema/farms/questions.ts";
import { visitGuests } from "#db/schema/farms/visits.ts";
import type { Tx } from "#db/client.ts";
import type { Owner } from "./owner.ts";

/** A person's words and visits to farms, and applications to become one. */
export async function farmRowsOf(tx: Tx, { id, email }: Owner) {
  return {
    product_reviews: await tx.select().from(productReviews).where(eq(productReviews.userId, id)),
    farm_questions: await tx.select().from(farmQuestions).where(eq(farmQuestions.userId, id)),
    farm_notes: await tx.select().from(farmNotes).where(eq(farmNotes.authorId, id)),
    farmer_applications: await tx
      .select()
      .from(farmerApplications)
      .where(or(eq(farmerApplications.userId, id), eq(farmerApplications.email, email))),
    visit_guests: await tx
      .select()
      .from(visitGuests)
      .where(or(eq(visitGuests.userId, id), eq(visitGuests.email, email))),
  };
}
