/** The ref of a field that takes the focus when it appears. */
export const focused = (field: HTMLElement | null) => field?.focus();
