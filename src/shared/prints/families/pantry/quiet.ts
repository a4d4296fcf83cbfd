/** Small pieces are drawn without highlights. */
export const QUIET = { lights: 0, salt: 0.4, line: 8, toothStep: 12, toothWidth: 8 };
