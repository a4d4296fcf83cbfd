import { Link } from "@tanstack/react-router";
import { scaledAmount } from "#shared/recipes.ts";
import type { Outputs } from "#client/lib/trpc.ts";
import { MoneyText } from "#client/ui/money-text.tsx";
import styles from "./recipes.module.css";

type Recipe = Outputs["recipes"]["bySlug"];

/** What it takes, for so many servings; what we sell leads to its page and says its price. */
export function IngredientList({ recipe, servings }: { recipe: Recipe; servings: number }) {
  return (
    <ul className={styles.ingredients}>
      {recipe.ingredients.map(({ amount, unit, name, product }) => {
        const measure = amount === null ? "" : scaledAmount(amount, servings, recipe.servings);
        return (
          <li key={name} className={styles.ingredient}>
            <span className={styles.measure}>{[measure, unit].filter(Boolean).join(" ")}</span>
            <span className={styles.what}>
              {name}
              {product ? (
                <Link
                  to="/products/$id"
                  params={{ id: String(product.id) }}
                  className={styles.product}
                >
                  {product.name}, {product.pack}
                </Link>
              ) : null}
            </span>
            {product ? <PriceOrState product={product} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

type Product = NonNullable<Recipe["ingredients"][number]["product"]>;

function PriceOrState({ product }: { product: Product }) {
  return product.available ? (
    <MoneyText amount={product.price} />
  ) : (
    <span className={styles.quiet}>Not now</span>
  );
}
