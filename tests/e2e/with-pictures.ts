/**
 * Specs whose browser loads pictures: they check pictures, what moves while one loads, whole pages, or what the browser
 * logs, such as a missing picture. For all other specs pictures are a third of a page's cost and are never checked.
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

/** Flags for a browser without pictures. Only the last such flag counts, so this one repeats that there is a mouse. */
export const WITHOUT_PICTURES =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false";
