export const actFor = "Act for a farm";
export const chooseWhose =
  "Choose whose pages to open. What you do there is done in the farm’s name and logged with yours. The farm reads on its Today page what you change in its inventory.";
export const actingFor = "Acting for";
export const chooseFarm = "Choose a farm";
