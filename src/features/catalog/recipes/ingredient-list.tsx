import { Link } from "@tanstack/react-router";
import { catalogRecipes as m } from "#messages/catalog/recipes/recipes.ts";
import { times } from "#shared/money.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { measured } from "./measured.ts";
import styles from "./recipes.module.css";
import type { Basket } from "./use-basket.ts";

type Recipe = Outputs["catalog"]["recipes"]["bySlug"];
type ListProps = { recipe: Recipe; servings: number; basket: Basket };

/**
 * A recipe's ingredients for the chosen servings. Those that we sell link to their product page, show the price of
 * their packs, and can be left out of the cart.
 */
export function IngredientList({ recipe, servings, basket }: ListProps) {
  return (
    <ul className={styles.ingredients}>
      {recipe.ingredients.map((ingredient) => {
        const { name, product } = ingredient;
        return (
          <li key={name} className={styles.ingredient}>
            {product ? <Choice product={product} basket={basket} /> : <span />}
            <span className={styles.measure}>
              {measured(ingredient, servings, recipe.servings)}
            </span>
            <span className={styles.what}>
              {name}
              {product ? (
                <Link
                  to="/products/$id"
                  params={{ id: String(product.id) }}
                  className={styles.product}
                >
                  {packsText(basket.packsOf(product.id))}
                  {product.name}, {product.pack}
                </Link>
              ) : null}
            </span>
            {product ? <PriceOrState product={product} packs={basket.packsOf(product.id)} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

type Product = NonNullable<Recipe["ingredients"][number]["product"]>;

/** Unavailable products cannot be selected. A native checkbox, because the library's adds 20 kB of script. */
function Choice({ product, basket }: { product: Product; basket: Basket }) {
  return (
    <input
      type="checkbox"
      className={styles.choice}
      aria-label={m.add(product.name)}
      checked={basket.isChosen(product.id)}
      disabled={!product.available}
      onChange={(event) => basket.choose(product.id, event.currentTarget.checked)}
    />
  );
}

/** Empty for a single pack. */
function packsText(packs: number): string {
  return packs === 1 ? "" : `${packs} × `;
}

function PriceOrState({ product, packs }: { product: Product; packs: number }) {
  return product.available ? (
    <MoneyText amount={times(product.price, packs)} />
  ) : (
    <span className={styles.quiet}>{m.notNow}</span>
  );
}
