export const actFor = "Actuar por una granja";
export const chooseWhose =
  "Elija de quién abrir las páginas. Lo que haga ahí se hace a nombre de la granja y queda registrado con el suyo.";
export const actingFor = "Actuando por";
export const chooseFarm = "Elija una granja";
