export const SMALL = { crescent: 10, toothLength: 20, toothStep: 15, lights: 0, line: 7 };
