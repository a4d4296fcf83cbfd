export const savedViews = "Saved views";
export const close = "Close";
export const none =
  "None yet. Set the filters and the order that you often need, then save them here.";
export const showing = "Showing now";
export const keepThis = "Save what the table shows now";
export const name = "Name";
export const save = "Save this view";
export const renameView = (view: string) => `Rename ${view}`;
export const newName = "New name";
export const saveName = "Save the name";
export const goBack = "Go back";
export const removeView = (view: string) => `Remove ${view}`;
export const removed = (view: string) => `“${view}” is removed.`;
export const undo = "Undo";
export const saved = (view: string) => `“${view}” is saved.`;
export const notSaved = "Not saved: no connection. Try again.";
export const notRemoved = "The view was not removed: no connection. Try again.";
export const enterName = "Enter a name";
export const nameTooLong = (most: number) => `A name can have up to ${most} characters`;
export const nameTaken = "You have a view with this name already. Choose another name.";
export const mostViews = (most: number) =>
  `You can keep up to ${most} views of a table. Remove one first.`;
export const mostViewsInAll = (most: number) =>
  `You can keep up to ${most} views in all. Remove one first.`;
export const noView = "We cannot find that view";
