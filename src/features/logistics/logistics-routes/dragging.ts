import type { DragEvent } from "react";

const STOP = "text/plain";

/** Props that make a stop's row draggable. Keyboard users have the buttons beside it. */
export function dragOf(stopId: string) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(STOP, stopId),
  };
}

/** Props that make an element a drop target for stops. Of nested targets the innermost gets the drop. */
export function dropOn(take: (stopId: string) => void) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      take(event.dataTransfer.getData(STOP));
    },
  };
}
