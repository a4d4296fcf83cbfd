export const notDelivered = "Sin entregar";
export const couldNotLeave = (day: string) => `Fuimos el ${day} y no pudimos dejar su pedido.`;
export const sayWhat = "Pida que lo llevemos otra vez o que le devolvamos su dinero";
