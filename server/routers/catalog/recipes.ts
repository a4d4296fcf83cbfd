import { z } from "zod";
import { listRecipes, getRecipe } from "../../services/catalog/recipes.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

/** Recipes made from what the farms sell. */
export const recipesRouter = router({
  list: publicProcedure.query(({ ctx }) => listRecipes(ctx.deps)),
  bySlug: publicProcedure
    .input(z.object({ slug: z.string().max(120) }))
    .query(({ ctx, input }) => getRecipe(ctx.deps, input.slug)),
});
