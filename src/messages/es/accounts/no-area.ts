export const title = "Su cuenta todavía no tiene páginas propias";
export const text = "Puede comprar como siempre. Si esperaba algo más, escríbanos.";
