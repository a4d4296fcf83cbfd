export const SMALL = { crescent: 12, toothLength: 24, toothStep: 15, lights: 0, line: 8 };
