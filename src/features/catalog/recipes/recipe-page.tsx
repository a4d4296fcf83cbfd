import { Title } from "@mantine/core";
import { useState } from "react";
import { catalogRecipes as m } from "#messages/catalog/recipes/recipes.ts";
import { DIETS } from "#shared/catalog/recipes/recipes.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { QuantityStepper } from "#client/ui/fields/quantity-stepper.tsx";
import { AddIngredients } from "./add-ingredients.tsx";
import { CookButton } from "./cook-mode/cook-button.tsx";
import { IngredientList } from "./ingredient-list.tsx";
import { recipePath, recipePicturePath } from "./recipe-head.ts";
import styles from "./recipes.module.css";
import { useBasket } from "./use-basket.ts";

const MOST_SERVINGS = 24;

/** One recipe: its steps, and its ingredients to add to the cart. */
export function RecipePage({ slug }: { slug: string }) {
  const [recipe] = trpc.catalog.recipes.bySlug.useSuspenseQuery({ slug });
  const [servings, setServings] = useState(recipe.servings);
  const basket = useBasket(recipe, servings);
  const diets = DIETS.filter(({ id }) => recipe.diets.includes(id)).map(({ label }) => label);
  return (
    <PageContainer>
      <PageAddress path={recipePath(recipe)} picture={recipePicturePath(recipe)} />
      <div className={styles.top}>
        <div className={styles.picture}>
          <ProductImage
            pictureKey={recipe.picture}
            alt={recipe.title}
            eager
            sizes="(min-width: 48em) 50vw, 100vw"
          />
        </div>
        <header>
          <Title order={1} className={styles.heading}>
            {recipe.title}
          </Title>
          <p className={styles.lead}>{recipe.summary}</p>
          <p className={styles.facts}>
            <Dotted facts={[m.minutes(recipe.minutes), ...diets]} />
          </p>
        </header>
      </div>
      <div className={styles.columns}>
        <section aria-labelledby="ingredients">
          <Title order={2} id="ingredients" size="h3">
            {m.ingredients}
          </Title>
          <div className={styles.servings}>
            <span>{m.servings}</span>
            <QuantityStepper
              name={m.servingsCounted}
              quantity={servings}
              onChange={setServings}
              min={1}
              max={MOST_SERVINGS}
            />
          </div>
          <IngredientList recipe={recipe} servings={servings} basket={basket} />
          <AddIngredients basket={basket} />
        </section>
        <section aria-labelledby="method">
          <Title order={2} id="method" size="h3">
            {m.method}
          </Title>
          <CookButton recipe={recipe} servings={servings} />
          <ol className={styles.steps}>
            {recipe.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Title order={3} size="h4">
            {m.leftOver}
          </Title>
          <p>{recipe.leftovers}</p>
        </section>
      </div>
    </PageContainer>
  );
}
