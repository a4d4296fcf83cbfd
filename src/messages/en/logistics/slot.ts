export const day = "Day";
export const window = "Window";
