export const admin = "Administración";
export const you = "Usted";
export const search = "Buscar";
export const keys = "Ctrl K";
export const macKeys = "⌘K";
