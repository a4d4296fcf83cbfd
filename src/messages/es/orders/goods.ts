export const units = (quantity: number, name: string) => `${quantity} × ${name}`;
export const ofWeight = (weight: string, name: string) => `${weight} de ${name}`;
