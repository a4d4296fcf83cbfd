import { Title } from "@mantine/core";
import {
  DIETS,
  matchesRecipeSearch,
  QUICK_MINUTES,
  type RecipeSearch,
} from "#shared/catalog/recipes.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageContainer } from "#client/ui/page/page-container.tsx";
import { PillLink, PillRow } from "#client/ui/buttons/pill-link.tsx";
import { RecipeCard } from "./recipe-card.tsx";
import styles from "./recipes.module.css";

/** All recipes, narrowed by diet, by time and by what can be bought now. */
export function RecipesPage({ search }: { search: RecipeSearch }) {
  const [recipes] = trpc.catalog.recipes.list.useSuspenseQuery();
  const shown = recipes.filter((recipe) => matchesRecipeSearch(recipe, search));
  return (
    <PageContainer>
      <PageAddress path="/recipes" />
      <Title order={1} className={styles.heading}>
        Recipes
      </Title>
      <p className={styles.lead}>
        What to make of this week’s harvest. Every ingredient leads to the farm that grows it.
      </p>
      <RecipeFilters search={search} />
      <p className={styles.quiet} role="status">
        {shown.length === 1 ? "1 recipe" : `${shown.length} recipes`}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          art="tomato"
          title="No recipes match all of that"
          action={<PillLink to="/recipes">Show all recipes</PillLink>}
        >
          Remove a filter to see more.
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {shown.map((recipe, index) => (
            <li key={recipe.slug}>
              <RecipeCard recipe={recipe} eager={index < 3} />
            </li>
          ))}
        </ul>
      )}
    </PageContainer>
  );
}

function RecipeFilters({ search }: { search: RecipeSearch }) {
  const { diet, quick, ready } = search;
  const timing = { ...(quick ? { quick } : {}), ...(ready ? { ready } : {}) };
  return (
    <PillRow label="Filter recipes">
      <PillLink to="/recipes" selected={!diet && !quick && !ready}>
        All
      </PillLink>
      {DIETS.map(({ id, label }) => (
        <PillLink
          key={id}
          to="/recipes"
          search={diet === id ? timing : { ...timing, diet: id }}
          selected={diet === id}
        >
          {label}
        </PillLink>
      ))}
      <PillLink to="/recipes" search={toggled(search, "quick")} selected={quick === true}>
        {QUICK_MINUTES} minutes or less
      </PillLink>
      <PillLink to="/recipes" search={toggled(search, "ready")} selected={ready === true}>
        All available now
      </PillLink>
    </PillRow>
  );
}

function toggled(search: RecipeSearch, part: "quick" | "ready"): RecipeSearch {
  const { [part]: isOn, ...rest } = search;
  return isOn ? rest : { ...rest, [part]: true };
}
