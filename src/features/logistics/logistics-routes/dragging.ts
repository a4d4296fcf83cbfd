import type { DragEvent } from "react";

const STOP = "text/plain";

/** What lets a stop's row be dragged elsewhere; the buttons beside it do the same by keyboard. */
export function dragOf(stopId: string) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(STOP, stopId),
  };
}

/** What lets a place take a stop that is dropped on it; of places in each other the inner one takes it. */
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
