export const shortReasons = {
  weather: "The weather spoiled it",
  pests: "Pests or sickness took it",
  small_harvest: "The harvest was smaller than hoped",
  quality: "It was not good enough to sell",
  damaged: "It was damaged on the way",
  miscounted: "We had counted wrong",
};
