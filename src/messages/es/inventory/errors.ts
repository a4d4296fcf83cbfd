export const chooseProduct = "Elija un producto";
export const mostProducts = (most: number) => `Elija como máximo ${most} productos`;
export const mostCells = (most: number) => `Guarde como máximo ${most} casillas a la vez`;
export const listedTwice = "Un producto está dos veces en la lista";
export const changedMeanwhile = (product: string) =>
  `${product} cambió mientras tanto, así que no se cambió nada. Revíselo de nuevo.`;
export const chooseDrawing = "Elija uno de los dibujos";
export const changedByOther = "Alguien más cambió esto mientras tanto";
export const choosePhoto = "Elija la foto una vez más";
export const noProduct = "Esta granja no tiene ese producto";
export const productChangedByOther =
  "Alguien más cambió este producto mientras tanto. Lo que escribió sigue aquí: cópielo, recargue la página e inténtelo de nuevo.";
