import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { platformStory as m } from "#messages/platform/stories/story.ts";
import { artKey } from "#shared/platform/pages/pictures.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { FurrowCurve } from "#client/ui/page/furrow-curve.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import type { Story, StorySection, StoryOnTerms } from "./story.ts";
import styles from "./story.module.css";

/** A story with its drawings. `children`, such as figures or dates, appear between the lead and the sections. */
export function StoryPage({
  story: given,
  children,
}: {
  story: StoryOnTerms;
  children?: ReactNode;
}) {
  const terms = useTerms();
  const story: Story = typeof given === "function" ? given(terms) : given;
  return (
    <>
      <PageAddress path={story.path} />
      <header className={styles.hero}>
        <PageContainer className={styles.heroRow}>
          <div>
            <Title order={1} className={styles.title}>
              {story.title}
            </Title>
            <p className={styles.lead}>{story.lead}</p>
          </div>
          <div className={styles.art} aria-hidden="true">
            {story.art.map((name) => (
              <ProductImage
                key={name}
                pictureKey={artKey(name)}
                kind="art"
                alt=""
                sizes="140px"
                eager
              />
            ))}
          </div>
        </PageContainer>
        <FurrowCurve className={styles.curve} />
      </header>
      <PageContainer>
        {children}
        {story.sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        <nav className={styles.next} aria-label={m.nextSteps}>
          {story.next.map(([label, href]) => (
            <SiteLink key={href} href={href}>
              {label}
            </SiteLink>
          ))}
        </nav>
      </PageContainer>
    </>
  );
}

function Section({ section }: { section: StorySection }) {
  return (
    <section className={styles.section}>
      <div>
        <Title order={2}>{section.title}</Title>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {section.points ? <Points points={section.points} /> : null}
      </div>
      {section.art ? (
        <div className={styles.drawing} aria-hidden="true">
          <ProductImage pictureKey={artKey(section.art)} kind="art" alt="" sizes="160px" />
        </div>
      ) : null}
    </section>
  );
}

function Points({ points }: { points: NonNullable<StorySection["points"]> }) {
  return (
    <dl className={styles.points}>
      {points.map(({ title, text }) => (
        <div key={title} className={styles.point}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
