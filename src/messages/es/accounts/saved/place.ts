export const street = "Calle y número";
export const zipCode = "Código postal";
export const city = "Ciudad";
export const phoneOptional = "Teléfono (opcional)";
export const onlyDriver = "Solo para el chofer, el día de la entrega";
export const instructions = "Indicaciones de entrega (opcional)";
export const instructionsPlaceholder = "Código de la reja, lugar seguro, dejar en la puerta";
