import { Title } from "@mantine/core";
import { catalogRecipes as m } from "#messages/catalog/recipes/recipes.ts";
import { foundRecipes, nearestRecipes } from "#shared/catalog/recipes/recipe-matches.ts";
import { DIETS, QUICK_MINUTES, type RecipeSearch } from "#shared/catalog/recipes/recipes.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { PillLink, PillRow } from "#client/ui/buttons/pill-link.tsx";
import { InsteadOfRecipes } from "./instead-of-recipes.tsx";
import { RecipeCard } from "./recipe-card.tsx";
import { useOrdered } from "./use-ordered.ts";
import styles from "./recipes.module.css";

/** All recipes, with filters for diet, time, what can be bought now, and what the reader ordered lately. */
export function RecipesPage({ search }: { search: RecipeSearch }) {
  const [listed] = trpc.catalog.recipes.list.useSuspenseQuery();
  const { ordered, instead } = useOrdered(search.ordered === true);
  const recipes = listed.map((recipe) => ({ ...recipe, ordered: ordered.get(recipe.slug) ?? 0 }));
  return (
    <PageContainer>
      <PageAddress path="/recipes" />
      <Title order={1} className={styles.heading}>
        {m.recipes}
      </Title>
      <p className={styles.lead}>{m.lead}</p>
      <RecipeFilters search={search} />
      {instead ? (
        <InsteadOfRecipes instead={instead} />
      ) : (
        <FoundRecipes recipes={recipes} search={search} />
      )}
    </PageContainer>
  );
}

type Recipes = (Outputs["catalog"]["recipes"]["list"][number] & { ordered: number })[];

function FoundRecipes({ recipes, search }: { recipes: Recipes; search: RecipeSearch }) {
  const shown = foundRecipes(recipes, search);
  return (
    <>
      <p className={styles.found} role="status">
        {m.found(shown.length)}
      </p>
      {shown.length === 0 ? (
        <NothingFound nearest={nearestRecipes(recipes, search)} />
      ) : (
        <RecipeGrid recipes={shown} />
      )}
    </>
  );
}

function RecipeGrid({ recipes }: { recipes: Recipes }) {
  return (
    <ul className={styles.grid}>
      {recipes.map((recipe, index) => (
        <li key={recipe.slug}>
          <RecipeCard recipe={recipe} eager={index < 3} />
        </li>
      ))}
    </ul>
  );
}

/** Explains why no recipe matches and suggests the closest ones. */
function NothingFound({ nearest }: { nearest: Recipes }) {
  return (
    <>
      <EmptyState
        art="tomato"
        title={m.nothingMatches}
        action={<PillLink to="/recipes">{m.showAll}</PillLink>}
      >
        {m.fewerFilters}
      </EmptyState>
      {nearest.length > 0 ? (
        <section aria-labelledby="nearest">
          <SectionHeading id="nearest" title={m.nearest} />
          <RecipeGrid recipes={nearest} />
        </section>
      ) : null}
    </>
  );
}

function RecipeFilters({ search }: { search: RecipeSearch }) {
  const { diet, ...timing } = search;
  const { quick, ready, season, ordered } = timing;
  return (
    <PillRow label={m.filter}>
      <PillLink to="/recipes" selected={!diet && !quick && !ready && !season && !ordered}>
        {m.all}
      </PillLink>
      {DIETS.map(({ id }) => (
        <PillLink
          key={id}
          to="/recipes"
          search={diet === id ? timing : { ...timing, diet: id }}
          selected={diet === id}
        >
          {m.diets[id]}
        </PillLink>
      ))}
      <PillLink to="/recipes" search={toggled(search, "quick")} selected={quick === true}>
        {m.quick(QUICK_MINUTES)}
      </PillLink>
      <PillLink to="/recipes" search={toggled(search, "season")} selected={season === true}>
        {m.inSeason}
      </PillLink>
      <PillLink to="/recipes" search={toggled(search, "ready")} selected={ready === true}>
        {m.allNow}
      </PillLink>
      <PillLink to="/recipes" search={toggled(search, "ordered")} selected={ordered === true}>
        {m.usesOrdered}
      </PillLink>
    </PillRow>
  );
}

function toggled(
  search: RecipeSearch,
  part: "quick" | "ready" | "season" | "ordered",
): RecipeSearch {
  const { [part]: isOn, ...rest } = search;
  return isOn ? rest : { ...rest, [part]: true };
}
