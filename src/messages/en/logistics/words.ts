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
/** What holds a van up; the team reads it after `Delay:` and on buttons. */
export const lateCauses = {
  traffic: "traffic",
  weather: "weather",
  farm_late: "a farm came late",
  vehicle: "trouble with the van",
};
/** The same, as customers read it. */
export const lateBecause = {
  traffic: "Heavy traffic is holding the van up.",
  weather: "The weather is holding the van up.",
  farm_late: "A farm brought its harvest late.",
  vehicle: "We are having trouble with the van.",
};
export const driverSaw = (note: string) => `Driver: ${note}`;
export const driverReported = "Reported by the driver";
export const between = (from: string, until: string) => `between ${from} and ${until}`;
export const van = (number: string) => `Van ${number}`;
