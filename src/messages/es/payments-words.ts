export const card = "Tarjeta";
export const endingIn = (brand: string, digits: string) => `${brand} terminada en ${digits}`;
