import { pageTitle } from "#shared/brand.ts";

type PageHead = {
  title: string;
  description: string;
  /** True for pages that are nobody's business to find. */
  hidden?: boolean;
};

/** The head of an ordinary page: title and description, for search engines and for sharing. */
export function pageHead({ title, description, hidden = false }: PageHead) {
  const full = pageTitle(title);
  return {
    meta: [
      { title: full },
      { name: "description", content: description },
      { property: "og:title", content: full },
      { property: "og:description", content: description },
      ...(hidden ? [{ name: "robots", content: "noindex" }] : []),
    ],
  };
}
