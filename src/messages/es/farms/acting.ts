export const actFor = "Actuar como granja";
export const chooseWhose =
  "Elija la granja cuyas páginas quiere abrir. Lo que haga ahí se hace a nombre de la granja y queda registrado a nombre de usted. La granja lee en su página “Hoy” lo que usted cambie en su inventario.";
export const actingFor = "En nombre de";
export const chooseFarm = "Elija una granja";
