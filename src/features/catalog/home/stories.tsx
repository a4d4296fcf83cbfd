import { Link } from "@tanstack/react-router";
import { Title } from "@mantine/core";
import { catalogStories as m } from "#messages/catalog/stories.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ShownReview } from "#client/lib/catalog/reviews/shown-review.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import styles from "./stories.module.css";

type Found = Outputs["catalog"]["homeStories"];

/** A recipe for what is in season, and what buyers wrote last. Without either, its section is not there. */
export function Stories() {
  const { data } = trpc.catalog.homeStories.useQuery();
  if (!data) return null;
  return (
    <>
      {data.recipe ? <Recipe recipe={data.recipe} /> : null}
      {data.reviews.length > 0 ? <Reviews reviews={data.reviews} /> : null}
    </>
  );
}

function Recipe({ recipe }: { recipe: NonNullable<Found["recipe"]> }) {
  const { slug, title, summary, minutes, servings, picture, available, forSale } = recipe;
  return (
    <section className={styles.section} aria-labelledby="home-recipe">
      <PageContainer>
        <SectionHeading
          id="home-recipe"
          title={m.cook}
          aside={<SiteLink href="/recipes">{m.allRecipes}</SiteLink>}
        />
        <article className={styles.recipe}>
          <ProductImage pictureKey={picture} alt="" sizes="(min-width: 48em) 50vw, 100vw" />
          <div className={styles.words}>
            <Title order={3} className={styles.title}>
              <Link to="/recipes/$slug" params={{ slug }} className={styles.link}>
                {title}
              </Link>
            </Title>
            <p className={styles.text}>{summary}</p>
            <p className={styles.facts}>{m.timeAndServings(minutes, servings)}</p>
            <p className={styles.quiet}>
              {available === forSale ? m.allNow : m.someNow(available, forSale)}
            </p>
          </div>
        </article>
      </PageContainer>
    </section>
  );
}

function Reviews({ reviews }: { reviews: Found["reviews"] }) {
  return (
    <section className={styles.section} aria-labelledby="home-reviews">
      <PageContainer>
        <SectionHeading id="home-reviews" title={m.reviews} />
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <ShownReview
              key={review.id}
              review={review}
              farmName={review.farmName}
              about={
                <TextLink href={`/products/${review.product.id}`}>{review.product.name}</TextLink>
              }
            />
          ))}
        </ul>
      </PageContainer>
    </section>
  );
}
