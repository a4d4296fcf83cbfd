export const chooseProduct = "Please choose a product";
export const mostProducts = (most: number) => `Please choose at most ${most} products`;
export const mostCells = (most: number) => `Please save at most ${most} cells at once`;
export const listedTwice = "A product is listed twice";
export const changedMeanwhile = (product: string) =>
  `${product} has been changed in the meantime, so we changed nothing. Please review it.`;
export const chooseDrawing = "Please choose one of the drawings";
export const changedByOther = "Someone else has changed this in the meantime";
export const choosePhoto = "Please choose the photo once more";
export const noProduct = "This farm has no such product";
export const productChangedByOther =
  "Someone else has changed this product in the meantime. Your words are still here: copy them, reload, and try again.";
