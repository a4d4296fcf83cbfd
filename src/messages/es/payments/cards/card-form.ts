export const preparing = "Preparando el formulario de la tarjeta";
export const save = "Guardar esta tarjeta";
export const promise =
  "Stripe guarda el número; nosotros solo vemos los últimos cuatro dígitos. Ahora no se cobra nada.";
export const notSaved = "La tarjeta no se guardó";
