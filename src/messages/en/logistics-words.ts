export const shortReasons = {
  weather: "The weather spoiled it",
  pests: "Pests or sickness took it",
  small_harvest: "The harvest was smaller than hoped",
  quality: "It was not good enough to sell",
  damaged: "It was damaged on the way",
  miscounted: "We had counted wrong",
};
export const stopRemarks = {
  handed_over: "Handed over in person",
  front_door: "Left at the front door",
  neighbor: "Left with a neighbor",
  as_noted: "Left where the note says",
  no_answer: "No one answered",
  locked: "The gate or building was locked",
  no_address: "We could not find the address",
  unsafe: "It was not safe to leave it",
  not_handed_over: "Not handed over",
};
export const driverSaw = (note: string) => `Driver: ${note}`;
export const driverReported = "Reported by the driver";
export const between = (from: string, until: string) => `between ${from} and ${until}`;
export const van = (number: string) => `Van ${number}`;
