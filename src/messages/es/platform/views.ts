export const savedViews = "Vistas guardadas";
export const close = "Cerrar";
export const none =
  "Todavía no hay ninguna. Ponga los filtros y el orden que usa seguido y guárdelos aquí.";
export const showing = "Es la de ahora";
export const keepThis = "Guardar lo que la tabla muestra ahora";
export const name = "Nombre";
export const save = "Guardar esta vista";
export const renameView = (view: string) => `Cambiar el nombre de ${view}`;
export const newName = "Nombre nuevo";
export const saveName = "Guardar el nombre";
export const goBack = "Volver";
export const removeView = (view: string) => `Quitar ${view}`;
export const removed = (view: string) => `Se quitó “${view}”.`;
export const undo = "Deshacer";
export const saved = (view: string) => `Se guardó “${view}”.`;
export const notSaved = "No se guardó: no hay conexión. Inténtelo de nuevo.";
export const notRemoved = "No se quitó la vista: no hay conexión. Inténtelo de nuevo.";
export const enterName = "Escriba un nombre";
export const nameTooLong = (most: number) => `El nombre puede tener hasta ${most} caracteres`;
export const nameTaken = "Ya tiene una vista con este nombre. Elija otro.";
export const mostViews = (most: number) =>
  `Puede guardar hasta ${most} vistas de una tabla. Quite una primero.`;
export const mostViewsInAll = (most: number) =>
  `Puede guardar hasta ${most} vistas en total. Quite una primero.`;
export const noView = "No encontramos esa vista";
