/** The API version that the sandbox implements: the one pinned by the installed SDK. */
export const API_VERSION = "2026-10-28.endive";
