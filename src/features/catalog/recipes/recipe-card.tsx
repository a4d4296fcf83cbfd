import { Link } from "@tanstack/react-router";
import { catalogRecipes as m } from "#messages/catalog/recipes/recipes.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import styles from "./recipes.module.css";

type Card = Outputs["catalog"]["recipes"]["list"][number] & { ordered: number };

/** A recipe in the list: how long it takes, how much of it can be bought now, and how much was ordered lately. */
export function RecipeCard({ recipe, eager }: { recipe: Card; eager: boolean }) {
  const { slug, title, summary, minutes, servings, forSale, available, ordered, picture } = recipe;
  return (
    <Link to="/recipes/$slug" params={{ slug }} className={styles.card}>
      <ProductImage
        pictureKey={picture}
        alt=""
        eager={eager}
        sizes="(min-width: 48em) 33vw, 100vw"
      />
      <span className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.quiet}>{summary}</span>
        <span className={styles.facts}>{m.timeAndServings(minutes, servings)}</span>
        <span className={styles.quiet}>
          {available === forSale ? m.allNow : m.someNow(available, forSale)}
        </span>
        {ordered > 0 ? <span className={styles.facts}>{m.orderedHere(ordered)}</span> : null}
      </span>
    </Link>
  );
}
