export const admin = "Admin";
export const you = "You";
export const search = "Search";
export const keys = "Ctrl K";
export const macKeys = "⌘K";
