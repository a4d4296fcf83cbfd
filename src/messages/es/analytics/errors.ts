export const chooseDay = "Elija un día";
export const firstAfterLast = "El primer día no puede ser después del último";
export const twoYears = "Como máximo dos años";
