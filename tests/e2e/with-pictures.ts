/**
 * Specs whose browser loads pictures: they look at pictures, at what moves while one comes, at a page as a whole, or at
 * what the browser complains about, a missing picture among it. To all others pictures are a third of what a page
 * costs, and nothing that they expect.
 */
export const WITH_PICTURES = [
  "**/accounts/own-week.spec.ts",
  "**/catalog/prints.spec.ts",
  "**/checkout/{cart,drawer,other-ways,redirected,spanish}.spec.ts",
  "**/inventory/*.spec.ts",
  "**/memberships/*.spec.ts",
  "**/payments/gift-card.spec.ts",
  "**/orders/problem-photos.spec.ts",
  "**/platform/**/*.spec.ts",
  "**/walk/{served,walk}.spec.ts",
];

/** For a browser without them. It counts the last such flag alone, so this one repeats that there is a mouse. */
export const WITHOUT_PICTURES =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false";
