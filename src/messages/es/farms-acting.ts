export const actFor = "Actuar por una granja";
export const chooseWhose =
  "Elija de quién abrir las páginas. Lo que haga ahí se hace a nombre de la granja y queda registrado a nombre de usted. La granja lee en su página “Hoy” lo que usted cambie en su inventario.";
export const actingFor = "Actuando por";
export const chooseFarm = "Elija una granja";
